// Calls the C library as programs do, and as none should. Says what went wrong, and ends with status 1.
#include "sayable.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

static void expect(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "failed: %s\n", what);
  failures++;
}

// What is said, in a buffer of just the size that the library asks for; the caller frees it.
static char *said(const sayable_normalizer *normalizer, const char *text, size_t length) {
  size_t needed = sayable_normalize(normalizer, text, length, NULL, 0);
  char *buffer = malloc(needed + 1);
  expect(sayable_normalize(normalizer, text, length, buffer, needed + 1) == needed, "the same length twice");
  expect(buffer[needed] == 0, "a NUL byte stands behind the answer");
  return buffer;
}

static void expect_said(const sayable_normalizer *normalizer, const char *text, const char *expected) {
  char *answer = said(normalizer, text, SAYABLE_TERMINATED);
  if (strcmp(answer, expected) != 0) {
    fprintf(stderr, "failed: '%s' is said as '%s', not as '%s'\n", text, answer, expected);
    failures++;
  }
  free(answer);
}

static sayable_normalizer *made(const char *locale, const char *options, const char *rules) {
  sayable_created created = sayable_create(locale, options, rules);
  if (created.status != SAYABLE_OK) fprintf(stderr, "failed: no normalizer: %s\n", created.message.bytes), failures++;
  sayable_free_text(created.message);
  return created.normalizer;
}

static void expect_refused(
  const char *locale, const char *options, const char *rules, sayable_status status, const char *message) {
  sayable_created created = sayable_create(locale, options, rules);
  expect(created.status == status && created.normalizer == NULL, message);
  expect(created.message.bytes != NULL && strstr(created.message.bytes, message) != NULL, message);
  if (created.message.bytes != NULL && strstr(created.message.bytes, message) == NULL) puts(created.message.bytes);
  sayable_free_text(created.message);
}

static void expect_text(sayable_text text, sayable_status status, const char *part) {
  if (text.status != status || text.bytes == NULL || strstr(text.bytes, part) == NULL) {
    fprintf(stderr, "failed: status %d, '%s' has no '%s'\n", (int)text.status, text.bytes, part);
    failures++;
  } else {
    expect(strlen(text.bytes) == text.length, "the length of a text is told");
  }
  sayable_free_text(text);
}

static void labels_are_said(void) {
  sayable_normalizer *english = made("en", NULL, NULL);
  expect_said(english, "2 bd. • 75 m²", "2 bedrooms, 75 square meters");
  expect_said(english, "12/05/2020", "December 5, 2020");
  expect_said(english, "plain words", "plain words");
  expect_said(english, "", "");
  char *answer = said(english, "8 m², and what is behind the length", strlen("8 m²"));
  expect(strcmp(answer, "8 square meters") == 0, "a text ends where its length tells");
  free(answer);
  answer = said(english, "8 m\xff \xc3", 6);
  expect(memcmp(answer + strlen(answer) - 3, "\xff \xc3", 3) == 0, "bytes that are not UTF-8 come back");
  free(answer);
  answer = said(english, "a\0b", 3);
  expect(memcmp(answer, "a\0b", 4) == 0, "a NUL byte in a text is text");
  free(answer);
  sayable_free(english);
}

static void options_and_rules_apply(void) {
  sayable_normalizer *normalizer = made("en", "date-order=dmy\nclock=12\nformulas=true\n", NULL);
  expect_said(normalizer, "12/05/2020", "May 12, 2020");
  expect_said(normalizer, "17:30", "5:30 PM");
  expect_said(normalizer, "Solve $x^2 = 2$", "Solve x squared equals 2");
  sayable_free(normalizer);
  normalizer = made("en", "", "tables: {unit: {seat: {written: [st.], say: {one: '{0} seat', other: '{0} seats'}}}}");
  expect_said(normalizer, "2 st.", "2 seats");
  sayable_free(normalizer);
  normalizer = made("en", "pack=none\ndisable=pauses", NULL);
  expect_said(normalizer, "2 bd. • 75 m²", "2 bd. • 75 square meters");
  sayable_free(normalizer);
}

static void wrong_arguments_are_told(void) {
  expect_refused(NULL, NULL, NULL, SAYABLE_MISSING_ARGUMENT, "locale");
  expect_refused("english!", NULL, NULL, SAYABLE_BAD_LOCALE, "english!");
  expect_refused("\xff", NULL, NULL, SAYABLE_BAD_LOCALE, "");
  expect_refused("en", "clock=13", NULL, SAYABLE_BAD_OPTION, "valid values: 12, 24");
  expect_refused("en", "clocks=12", NULL, SAYABLE_BAD_OPTION, "clock");
  expect_refused("en", "clock", NULL, SAYABLE_BAD_OPTION, "NAME=VALUE");
  expect_refused("en", "pack=cooking", NULL, SAYABLE_BAD_OPTION, "cooking");
  expect_refused("en", "disable=bulet", NULL, SAYABLE_BAD_OPTION, "bullet");
  expect_refused("en", NULL, "tables: {unit: [", SAYABLE_BAD_RULES, "app.yaml");
  sayable_created created = sayable_create("tlh", NULL, NULL);
  expect(created.status == SAYABLE_OK && created.normalizer != NULL, "a language without rules");
  expect(created.message.bytes != NULL && strstr(created.message.bytes, "no rules for 'tlh'"), "a warning for it");
  sayable_free_text(created.message);
  expect_text(sayable_formula(created.normalizer, "x", 1), SAYABLE_NO_WORDS, "tlh");
  expect(sayable_normalize(created.normalizer, NULL, 3, NULL, 0) == SAYABLE_NO_LENGTH, "no text");
  expect(sayable_normalize(created.normalizer, "a", (size_t)-2, NULL, 0) == SAYABLE_NO_LENGTH, "no length");
  expect(sayable_normalize(created.normalizer, NULL, 0, NULL, 0) == 0, "an empty text may be NULL");
  sayable_free(created.normalizer);
  expect(sayable_normalize(NULL, "a", 1, NULL, 0) == SAYABLE_NO_LENGTH, "no normalizer");
  expect_text(sayable_trace(NULL, "a", 1), SAYABLE_MISSING_ARGUMENT, "needed");
  sayable_free(NULL);
  sayable_free_text((sayable_text){SAYABLE_OK, NULL, 0});
}

static void small_buffers_stay_whole(void) {
  sayable_normalizer *normalizer = made("en", NULL, NULL);
  for (size_t capacity = 0; capacity < 20; capacity++) {
    char *buffer = malloc(capacity);
    size_t length = sayable_normalize(normalizer, "8 m²", SAYABLE_TERMINATED, buffer, capacity);
    expect(length == strlen("8 square meters"), "the length is told, whatever fits");
    if (capacity > length) expect(strcmp(buffer, "8 square meters") == 0, "what fits is written");
    else if (capacity > 0) expect(buffer[0] == 0, "what does not fit is not cut");
    free(buffer);
  }
  sayable_free(normalizer);
}

static void answers_in_json(void) {
  sayable_normalizer *normalizer = made("fr", "offsets=scalar", NULL);
  expect_text(
    sayable_trace(normalizer, "8 m²", SAYABLE_TERMINATED), SAYABLE_OK, "\"spoken\":\"8 mètres carrés\"");
  expect_text(sayable_trace(normalizer, "8 m²", SAYABLE_TERMINATED), SAYABLE_OK, "\"source\":[0,4]");
  expect_text(sayable_trace(normalizer, "\xff", 1), SAYABLE_OK, "\xef\xbf\xbd");
  expect_text(sayable_formula(normalizer, "x^2", SAYABLE_TERMINATED), SAYABLE_OK, "x au carré");
  expect_text(sayable_formula(normalizer, "\\frac{1", SAYABLE_TERMINATED), SAYABLE_BAD_FORMULA, "at bytes");
  expect_text(sayable_lint(normalizer, "2 ch. • 75 m²", SAYABLE_TERMINATED), SAYABLE_OK, "\"check\":\"");
  expect_text(sayable_lint(normalizer, "", 0), SAYABLE_OK, "\"findings\": 0");
  sayable_free(normalizer);
}

static void *say_many(void *normalizer) {
  static const char *labels[] = {"8 m²", "2 bd. • 75 m²", "12/05/2020", "plain words", "1 - 2 bedrooms"};
  static const char *expected[] = {
    "8 square meters", "2 bedrooms, 75 square meters", "December 5, 2020", "plain words", "from 1 to 2 bedrooms"};
  for (size_t round = 0; round < 2000; round++) {
    char buffer[64];
    size_t index = round % 5;
    sayable_normalize(normalizer, labels[index], SAYABLE_TERMINATED, buffer, sizeof buffer);
    if (strcmp(buffer, expected[index]) != 0) return (void *)labels[index];
    if (round % 100 == 0) sayable_free_text(sayable_trace(normalizer, labels[index], SAYABLE_TERMINATED));
    if (round % 500 == 0) sayable_free_text(sayable_lint(normalizer, labels[index], SAYABLE_TERMINATED));
  }
  return NULL;
}

static void many_threads_use_one(void) {
  sayable_normalizer *normalizer = made("en", NULL, NULL);
  pthread_t threads[8];
  for (int index = 0; index < 8; index++) pthread_create(&threads[index], NULL, say_many, normalizer);
  for (int index = 0; index < 8; index++) {
    void *wrong = NULL;
    pthread_join(threads[index], &wrong);
    expect(wrong == NULL, "every thread hears the same");
  }
  sayable_free(normalizer);
}

int main(void) {
  expect(sayable_interface() == SAYABLE_INTERFACE, "the library is that of the header");
  expect(strlen(sayable_version()) >= 5, "the version is told");
  labels_are_said();
  options_and_rules_apply();
  wrong_arguments_are_told();
  small_buffers_stay_whole();
  answers_in_json();
  many_threads_use_one();
  if (failures == 0) printf("the C library %s does what sayable.h says\n", sayable_version());
  return failures == 0 ? 0 : 1;
}
