/* Turns written labels into text that a voice says well: "2 bd. • 75 m²" into "2 bedrooms, 75 square meters".
 *
 *   sayable_created made = sayable_create("en", NULL, NULL);
 *   if (made.status != SAYABLE_OK) { fputs(made.message.bytes, stderr); ... }
 *   char said[256];
 *   sayable_normalize(made.normalizer, "8 m²", SAYABLE_TERMINATED, said, sizeof said);   // "8 square meters"
 *   sayable_free(made.normalizer);
 *
 * All text is UTF-8. No function ends the program for what it is given, and none needs to be called first or last. One
 * normalizer may be used by any number of threads at once; only while it is freed nobody may use it.
 */
#ifndef SAYABLE_H
#define SAYABLE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The binary interface of this header; it changes where a program would have to be compiled anew. */
#define SAYABLE_INTERFACE 1

/* In place of the length of a text that ends with a NUL byte. */
#define SAYABLE_TERMINATED ((size_t)-1)

/* What sayable_normalize returns where it was given no normalizer, or NULL in place of a text. */
#define SAYABLE_NO_LENGTH ((size_t)-1)

typedef enum sayable_status {
  SAYABLE_OK = 0,
  /* NULL where something is needed, or a length that no text has. */
  SAYABLE_MISSING_ARGUMENT = 1,
  /* What was given is no language tag. */
  SAYABLE_BAD_LOCALE = 2,
  /* There is no such option, or it has no such value. */
  SAYABLE_BAD_OPTION = 3,
  /* The app's own rules cannot be used. */
  SAYABLE_BAD_RULES = 4,
  /* The formula cannot be read. */
  SAYABLE_BAD_FORMULA = 5,
  /* The locale has no words for formulas. */
  SAYABLE_NO_WORDS = 6,
  /* The text has more than 64 MB. */
  SAYABLE_TOO_LONG = 7
} sayable_status;

/* A text that the library has made; sayable_free_text frees it. A NUL byte stands behind its bytes. Where the status is
 * not SAYABLE_OK, it says in English what is wrong. */
typedef struct sayable_text {
  sayable_status status;
  char *bytes;
  size_t length;
} sayable_text;

/* The rules of one locale, with options. */
typedef struct sayable_normalizer sayable_normalizer;

/* A normalizer, or NULL and the reason in the message. A message beside a normalizer is a warning, such as that the
 * language has no rules; mostly its bytes are NULL. */
typedef struct sayable_created {
  sayable_status status;
  sayable_normalizer *normalizer;
  sayable_text message;
} sayable_created;

/* The version of the library, such as "0.2.0"; nobody frees it. */
const char *sayable_version(void);

/* SAYABLE_INTERFACE as the library was built with it. */
int sayable_interface(void);

/* Makes a normalizer; make it once and keep it.
 *
 * locale   a BCP 47 tag, such as "en" or "nl-BE"
 * options  a line for each, NAME=VALUE; NULL or "" for none:
 *            date-order=mdy|dmy|ymd     what 12/05/2020 means, where it is not the locale's order
 *            clock=12|24                how hours are counted
 *            pack=NAME,...|none         the packs of rules that apply, in place of those of the locale
 *            disable=RULE|PASS          leaves one out; may be given several times
 *            guess=true|false           whether rules that are only a guess apply
 *            formulas=true|false        whether formulas in labels are said
 *            offsets=utf8|utf16|scalar  what offsets in traces count; utf8 if not given
 * rules    an app's own rule file, in YAML; NULL or "" for none */
sayable_created sayable_create(const char *locale, const char *options, const char *rules);

/* Writes what should be said for a text into a buffer, with a NUL byte behind it, and returns how many bytes that are
 * without the NUL. Where they and the NUL do not fit into the capacity, nothing but a NUL is written; call again with a
 * buffer that is long enough. Bytes that are not UTF-8 come back as they are. The buffer may not be the text. */
size_t sayable_normalize(
  const sayable_normalizer *normalizer, const char *text, size_t length, char *buffer, size_t capacity);

/* What is said for a text, and why, as the JSON object that 'sayable --output json' writes. */
sayable_text sayable_trace(const sayable_normalizer *normalizer, const char *text, size_t length);

/* What should be said for a formula, as people type it, in LaTeX, AsciiMath or UnicodeMath. */
sayable_text sayable_formula(const sayable_normalizer *normalizer, const char *text, size_t length);

/* What a voice says badly in strings, one a line, as the JSON object that 'sayable lint --output json' writes. */
sayable_text sayable_lint(const sayable_normalizer *normalizer, const char *text, size_t length);

/* Frees a text; its bytes may be NULL. */
void sayable_free_text(sayable_text text);

/* Frees a normalizer; it may be NULL. */
void sayable_free(sayable_normalizer *normalizer);

#ifdef __cplusplus
}
#endif

#endif
