// Written by Scripts/embed-rules from the folder Rules/.
#include "RuleFiles.h"

static const unsigned char file1[] = {
#embed "../../Rules/de/cldr.yaml" suffix(,)
0};
static const unsigned char file2[] = {
#embed "../../Rules/de/labels.yaml" suffix(,)
0};
static const unsigned char file3[] = {
#embed "../../Rules/de/locale.yaml" suffix(,)
0};
static const unsigned char file4[] = {
#embed "../../Rules/de/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file5[] = {
#embed "../../Rules/de/words.yaml" suffix(,)
0};
static const unsigned char file6[] = {
#embed "../../Rules/en-001/cldr.yaml" suffix(,)
0};
static const unsigned char file7[] = {
#embed "../../Rules/en-001/labels.yaml" suffix(,)
0};
static const unsigned char file8[] = {
#embed "../../Rules/en-001/locale.yaml" suffix(,)
0};
static const unsigned char file9[] = {
#embed "../../Rules/en-001/words.yaml" suffix(,)
0};
static const unsigned char file10[] = {
#embed "../../Rules/en-GB/labels.yaml" suffix(,)
0};
static const unsigned char file11[] = {
#embed "../../Rules/en-GB/locale.yaml" suffix(,)
0};
static const unsigned char file12[] = {
#embed "../../Rules/en-GB/words.yaml" suffix(,)
0};
static const unsigned char file13[] = {
#embed "../../Rules/en/cldr.yaml" suffix(,)
0};
static const unsigned char file14[] = {
#embed "../../Rules/en/labels.yaml" suffix(,)
0};
static const unsigned char file15[] = {
#embed "../../Rules/en/locale.yaml" suffix(,)
0};
static const unsigned char file16[] = {
#embed "../../Rules/en/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file17[] = {
#embed "../../Rules/en/words.yaml" suffix(,)
0};
static const unsigned char file18[] = {
#embed "../../Rules/es/cldr.yaml" suffix(,)
0};
static const unsigned char file19[] = {
#embed "../../Rules/es/labels.yaml" suffix(,)
0};
static const unsigned char file20[] = {
#embed "../../Rules/es/locale.yaml" suffix(,)
0};
static const unsigned char file21[] = {
#embed "../../Rules/es/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file22[] = {
#embed "../../Rules/es/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file23[] = {
#embed "../../Rules/es/words.yaml" suffix(,)
0};
static const unsigned char file24[] = {
#embed "../../Rules/fr/cldr.yaml" suffix(,)
0};
static const unsigned char file25[] = {
#embed "../../Rules/fr/labels.yaml" suffix(,)
0};
static const unsigned char file26[] = {
#embed "../../Rules/fr/locale.yaml" suffix(,)
0};
static const unsigned char file27[] = {
#embed "../../Rules/fr/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file28[] = {
#embed "../../Rules/fr/words.yaml" suffix(,)
0};
static const unsigned char file29[] = {
#embed "../../Rules/it/cldr.yaml" suffix(,)
0};
static const unsigned char file30[] = {
#embed "../../Rules/it/labels.yaml" suffix(,)
0};
static const unsigned char file31[] = {
#embed "../../Rules/it/locale.yaml" suffix(,)
0};
static const unsigned char file32[] = {
#embed "../../Rules/it/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file33[] = {
#embed "../../Rules/it/words.yaml" suffix(,)
0};
static const unsigned char file34[] = {
#embed "../../Rules/nl/cldr.yaml" suffix(,)
0};
static const unsigned char file35[] = {
#embed "../../Rules/nl/labels.yaml" suffix(,)
0};
static const unsigned char file36[] = {
#embed "../../Rules/nl/locale.yaml" suffix(,)
0};
static const unsigned char file37[] = {
#embed "../../Rules/nl/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file38[] = {
#embed "../../Rules/nl/words.yaml" suffix(,)
0};
static const unsigned char file39[] = {
#embed "../../Rules/pt-PT/cldr.yaml" suffix(,)
0};
static const unsigned char file40[] = {
#embed "../../Rules/pt-PT/labels.yaml" suffix(,)
0};
static const unsigned char file41[] = {
#embed "../../Rules/pt-PT/locale.yaml" suffix(,)
0};
static const unsigned char file42[] = {
#embed "../../Rules/pt-PT/words.yaml" suffix(,)
0};
static const unsigned char file43[] = {
#embed "../../Rules/pt/cldr.yaml" suffix(,)
0};
static const unsigned char file44[] = {
#embed "../../Rules/pt/labels.yaml" suffix(,)
0};
static const unsigned char file45[] = {
#embed "../../Rules/pt/locale.yaml" suffix(,)
0};
static const unsigned char file46[] = {
#embed "../../Rules/pt/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file47[] = {
#embed "../../Rules/pt/words.yaml" suffix(,)
0};
static const unsigned char file48[] = {
#embed "../../Rules/root/labels.yaml" suffix(,)
0};
static const unsigned char file49[] = {
#embed "../../Rules/root/locale.yaml" suffix(,)
0};

static const struct sayable_rule_file sayable_rule_files[] = {
    {"de/cldr.yaml", file1, sizeof file1 - 1},
    {"de/labels.yaml", file2, sizeof file2 - 1},
    {"de/locale.yaml", file3, sizeof file3 - 1},
    {"de/packs/real-estate.yaml", file4, sizeof file4 - 1},
    {"de/words.yaml", file5, sizeof file5 - 1},
    {"en-001/cldr.yaml", file6, sizeof file6 - 1},
    {"en-001/labels.yaml", file7, sizeof file7 - 1},
    {"en-001/locale.yaml", file8, sizeof file8 - 1},
    {"en-001/words.yaml", file9, sizeof file9 - 1},
    {"en-GB/labels.yaml", file10, sizeof file10 - 1},
    {"en-GB/locale.yaml", file11, sizeof file11 - 1},
    {"en-GB/words.yaml", file12, sizeof file12 - 1},
    {"en/cldr.yaml", file13, sizeof file13 - 1},
    {"en/labels.yaml", file14, sizeof file14 - 1},
    {"en/locale.yaml", file15, sizeof file15 - 1},
    {"en/packs/real-estate.yaml", file16, sizeof file16 - 1},
    {"en/words.yaml", file17, sizeof file17 - 1},
    {"es/cldr.yaml", file18, sizeof file18 - 1},
    {"es/labels.yaml", file19, sizeof file19 - 1},
    {"es/locale.yaml", file20, sizeof file20 - 1},
    {"es/packs/fitness.yaml", file21, sizeof file21 - 1},
    {"es/packs/real-estate.yaml", file22, sizeof file22 - 1},
    {"es/words.yaml", file23, sizeof file23 - 1},
    {"fr/cldr.yaml", file24, sizeof file24 - 1},
    {"fr/labels.yaml", file25, sizeof file25 - 1},
    {"fr/locale.yaml", file26, sizeof file26 - 1},
    {"fr/packs/real-estate.yaml", file27, sizeof file27 - 1},
    {"fr/words.yaml", file28, sizeof file28 - 1},
    {"it/cldr.yaml", file29, sizeof file29 - 1},
    {"it/labels.yaml", file30, sizeof file30 - 1},
    {"it/locale.yaml", file31, sizeof file31 - 1},
    {"it/packs/real-estate.yaml", file32, sizeof file32 - 1},
    {"it/words.yaml", file33, sizeof file33 - 1},
    {"nl/cldr.yaml", file34, sizeof file34 - 1},
    {"nl/labels.yaml", file35, sizeof file35 - 1},
    {"nl/locale.yaml", file36, sizeof file36 - 1},
    {"nl/packs/real-estate.yaml", file37, sizeof file37 - 1},
    {"nl/words.yaml", file38, sizeof file38 - 1},
    {"pt-PT/cldr.yaml", file39, sizeof file39 - 1},
    {"pt-PT/labels.yaml", file40, sizeof file40 - 1},
    {"pt-PT/locale.yaml", file41, sizeof file41 - 1},
    {"pt-PT/words.yaml", file42, sizeof file42 - 1},
    {"pt/cldr.yaml", file43, sizeof file43 - 1},
    {"pt/labels.yaml", file44, sizeof file44 - 1},
    {"pt/locale.yaml", file45, sizeof file45 - 1},
    {"pt/packs/real-estate.yaml", file46, sizeof file46 - 1},
    {"pt/words.yaml", file47, sizeof file47 - 1},
    {"root/labels.yaml", file48, sizeof file48 - 1},
    {"root/locale.yaml", file49, sizeof file49 - 1},
};

const struct sayable_rule_file *sayable_rule_files_start(void) { return sayable_rule_files; }
const size_t sayable_rule_file_count = sizeof sayable_rule_files / sizeof *sayable_rule_files;
