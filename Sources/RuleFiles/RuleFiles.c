// Written by Scripts/embed-rules from the folder Rules/.
#include "RuleFiles.h"

static const unsigned char file1[] = {
#embed "../../Rules/en-001/cldr.yaml" suffix(,)
0};
static const unsigned char file2[] = {
#embed "../../Rules/en-001/labels.yaml" suffix(,)
0};
static const unsigned char file3[] = {
#embed "../../Rules/en-001/locale.yaml" suffix(,)
0};
static const unsigned char file4[] = {
#embed "../../Rules/en-001/words.yaml" suffix(,)
0};
static const unsigned char file5[] = {
#embed "../../Rules/en-GB/labels.yaml" suffix(,)
0};
static const unsigned char file6[] = {
#embed "../../Rules/en-GB/locale.yaml" suffix(,)
0};
static const unsigned char file7[] = {
#embed "../../Rules/en-GB/words.yaml" suffix(,)
0};
static const unsigned char file8[] = {
#embed "../../Rules/en/cldr.yaml" suffix(,)
0};
static const unsigned char file9[] = {
#embed "../../Rules/en/labels.yaml" suffix(,)
0};
static const unsigned char file10[] = {
#embed "../../Rules/en/locale.yaml" suffix(,)
0};
static const unsigned char file11[] = {
#embed "../../Rules/en/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file12[] = {
#embed "../../Rules/en/words.yaml" suffix(,)
0};
static const unsigned char file13[] = {
#embed "../../Rules/fr/cldr.yaml" suffix(,)
0};
static const unsigned char file14[] = {
#embed "../../Rules/fr/labels.yaml" suffix(,)
0};
static const unsigned char file15[] = {
#embed "../../Rules/fr/locale.yaml" suffix(,)
0};
static const unsigned char file16[] = {
#embed "../../Rules/fr/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file17[] = {
#embed "../../Rules/fr/words.yaml" suffix(,)
0};
static const unsigned char file18[] = {
#embed "../../Rules/nl/cldr.yaml" suffix(,)
0};
static const unsigned char file19[] = {
#embed "../../Rules/nl/labels.yaml" suffix(,)
0};
static const unsigned char file20[] = {
#embed "../../Rules/nl/locale.yaml" suffix(,)
0};
static const unsigned char file21[] = {
#embed "../../Rules/nl/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file22[] = {
#embed "../../Rules/nl/words.yaml" suffix(,)
0};
static const unsigned char file23[] = {
#embed "../../Rules/root/labels.yaml" suffix(,)
0};
static const unsigned char file24[] = {
#embed "../../Rules/root/locale.yaml" suffix(,)
0};

static const struct sayable_rule_file sayable_rule_files[] = {
    {"en-001/cldr.yaml", file1, sizeof file1 - 1},
    {"en-001/labels.yaml", file2, sizeof file2 - 1},
    {"en-001/locale.yaml", file3, sizeof file3 - 1},
    {"en-001/words.yaml", file4, sizeof file4 - 1},
    {"en-GB/labels.yaml", file5, sizeof file5 - 1},
    {"en-GB/locale.yaml", file6, sizeof file6 - 1},
    {"en-GB/words.yaml", file7, sizeof file7 - 1},
    {"en/cldr.yaml", file8, sizeof file8 - 1},
    {"en/labels.yaml", file9, sizeof file9 - 1},
    {"en/locale.yaml", file10, sizeof file10 - 1},
    {"en/packs/real-estate.yaml", file11, sizeof file11 - 1},
    {"en/words.yaml", file12, sizeof file12 - 1},
    {"fr/cldr.yaml", file13, sizeof file13 - 1},
    {"fr/labels.yaml", file14, sizeof file14 - 1},
    {"fr/locale.yaml", file15, sizeof file15 - 1},
    {"fr/packs/real-estate.yaml", file16, sizeof file16 - 1},
    {"fr/words.yaml", file17, sizeof file17 - 1},
    {"nl/cldr.yaml", file18, sizeof file18 - 1},
    {"nl/labels.yaml", file19, sizeof file19 - 1},
    {"nl/locale.yaml", file20, sizeof file20 - 1},
    {"nl/packs/real-estate.yaml", file21, sizeof file21 - 1},
    {"nl/words.yaml", file22, sizeof file22 - 1},
    {"root/labels.yaml", file23, sizeof file23 - 1},
    {"root/locale.yaml", file24, sizeof file24 - 1},
};

const struct sayable_rule_file *sayable_rule_files_start(void) { return sayable_rule_files; }
const size_t sayable_rule_file_count = sizeof sayable_rule_files / sizeof *sayable_rule_files;
