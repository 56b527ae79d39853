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
#embed "../../Rules/de/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file5[] = {
#embed "../../Rules/de/packs/media.yaml" suffix(,)
0};
static const unsigned char file6[] = {
#embed "../../Rules/de/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file7[] = {
#embed "../../Rules/de/packs/weather.yaml" suffix(,)
0};
static const unsigned char file8[] = {
#embed "../../Rules/de/words.yaml" suffix(,)
0};
static const unsigned char file9[] = {
#embed "../../Rules/en-001/cldr.yaml" suffix(,)
0};
static const unsigned char file10[] = {
#embed "../../Rules/en-001/labels.yaml" suffix(,)
0};
static const unsigned char file11[] = {
#embed "../../Rules/en-001/locale.yaml" suffix(,)
0};
static const unsigned char file12[] = {
#embed "../../Rules/en-001/words.yaml" suffix(,)
0};
static const unsigned char file13[] = {
#embed "../../Rules/en-GB/labels.yaml" suffix(,)
0};
static const unsigned char file14[] = {
#embed "../../Rules/en-GB/locale.yaml" suffix(,)
0};
static const unsigned char file15[] = {
#embed "../../Rules/en-GB/words.yaml" suffix(,)
0};
static const unsigned char file16[] = {
#embed "../../Rules/en/cldr.yaml" suffix(,)
0};
static const unsigned char file17[] = {
#embed "../../Rules/en/labels.yaml" suffix(,)
0};
static const unsigned char file18[] = {
#embed "../../Rules/en/locale.yaml" suffix(,)
0};
static const unsigned char file19[] = {
#embed "../../Rules/en/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file20[] = {
#embed "../../Rules/en/packs/media.yaml" suffix(,)
0};
static const unsigned char file21[] = {
#embed "../../Rules/en/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file22[] = {
#embed "../../Rules/en/packs/weather.yaml" suffix(,)
0};
static const unsigned char file23[] = {
#embed "../../Rules/en/words.yaml" suffix(,)
0};
static const unsigned char file24[] = {
#embed "../../Rules/es/cldr.yaml" suffix(,)
0};
static const unsigned char file25[] = {
#embed "../../Rules/es/labels.yaml" suffix(,)
0};
static const unsigned char file26[] = {
#embed "../../Rules/es/locale.yaml" suffix(,)
0};
static const unsigned char file27[] = {
#embed "../../Rules/es/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file28[] = {
#embed "../../Rules/es/packs/media.yaml" suffix(,)
0};
static const unsigned char file29[] = {
#embed "../../Rules/es/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file30[] = {
#embed "../../Rules/es/packs/weather.yaml" suffix(,)
0};
static const unsigned char file31[] = {
#embed "../../Rules/es/words.yaml" suffix(,)
0};
static const unsigned char file32[] = {
#embed "../../Rules/fr/cldr.yaml" suffix(,)
0};
static const unsigned char file33[] = {
#embed "../../Rules/fr/labels.yaml" suffix(,)
0};
static const unsigned char file34[] = {
#embed "../../Rules/fr/locale.yaml" suffix(,)
0};
static const unsigned char file35[] = {
#embed "../../Rules/fr/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file36[] = {
#embed "../../Rules/fr/packs/media.yaml" suffix(,)
0};
static const unsigned char file37[] = {
#embed "../../Rules/fr/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file38[] = {
#embed "../../Rules/fr/packs/weather.yaml" suffix(,)
0};
static const unsigned char file39[] = {
#embed "../../Rules/fr/words.yaml" suffix(,)
0};
static const unsigned char file40[] = {
#embed "../../Rules/it/cldr.yaml" suffix(,)
0};
static const unsigned char file41[] = {
#embed "../../Rules/it/labels.yaml" suffix(,)
0};
static const unsigned char file42[] = {
#embed "../../Rules/it/locale.yaml" suffix(,)
0};
static const unsigned char file43[] = {
#embed "../../Rules/it/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file44[] = {
#embed "../../Rules/it/packs/media.yaml" suffix(,)
0};
static const unsigned char file45[] = {
#embed "../../Rules/it/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file46[] = {
#embed "../../Rules/it/packs/weather.yaml" suffix(,)
0};
static const unsigned char file47[] = {
#embed "../../Rules/it/words.yaml" suffix(,)
0};
static const unsigned char file48[] = {
#embed "../../Rules/nl/cldr.yaml" suffix(,)
0};
static const unsigned char file49[] = {
#embed "../../Rules/nl/labels.yaml" suffix(,)
0};
static const unsigned char file50[] = {
#embed "../../Rules/nl/locale.yaml" suffix(,)
0};
static const unsigned char file51[] = {
#embed "../../Rules/nl/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file52[] = {
#embed "../../Rules/nl/packs/media.yaml" suffix(,)
0};
static const unsigned char file53[] = {
#embed "../../Rules/nl/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file54[] = {
#embed "../../Rules/nl/packs/weather.yaml" suffix(,)
0};
static const unsigned char file55[] = {
#embed "../../Rules/nl/words.yaml" suffix(,)
0};
static const unsigned char file56[] = {
#embed "../../Rules/pt-PT/cldr.yaml" suffix(,)
0};
static const unsigned char file57[] = {
#embed "../../Rules/pt-PT/labels.yaml" suffix(,)
0};
static const unsigned char file58[] = {
#embed "../../Rules/pt-PT/locale.yaml" suffix(,)
0};
static const unsigned char file59[] = {
#embed "../../Rules/pt-PT/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file60[] = {
#embed "../../Rules/pt-PT/packs/media.yaml" suffix(,)
0};
static const unsigned char file61[] = {
#embed "../../Rules/pt-PT/packs/weather.yaml" suffix(,)
0};
static const unsigned char file62[] = {
#embed "../../Rules/pt-PT/words.yaml" suffix(,)
0};
static const unsigned char file63[] = {
#embed "../../Rules/pt/cldr.yaml" suffix(,)
0};
static const unsigned char file64[] = {
#embed "../../Rules/pt/labels.yaml" suffix(,)
0};
static const unsigned char file65[] = {
#embed "../../Rules/pt/locale.yaml" suffix(,)
0};
static const unsigned char file66[] = {
#embed "../../Rules/pt/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file67[] = {
#embed "../../Rules/pt/packs/media.yaml" suffix(,)
0};
static const unsigned char file68[] = {
#embed "../../Rules/pt/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file69[] = {
#embed "../../Rules/pt/packs/weather.yaml" suffix(,)
0};
static const unsigned char file70[] = {
#embed "../../Rules/pt/words.yaml" suffix(,)
0};
static const unsigned char file71[] = {
#embed "../../Rules/root/labels.yaml" suffix(,)
0};
static const unsigned char file72[] = {
#embed "../../Rules/root/locale.yaml" suffix(,)
0};
static const unsigned char file73[] = {
#embed "../../Rules/root/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file74[] = {
#embed "../../Rules/root/packs/media.yaml" suffix(,)
0};
static const unsigned char file75[] = {
#embed "../../Rules/root/packs/weather.yaml" suffix(,)
0};

static const struct sayable_rule_file sayable_rule_files[] = {
    {"de/cldr.yaml", file1, sizeof file1 - 1},
    {"de/labels.yaml", file2, sizeof file2 - 1},
    {"de/locale.yaml", file3, sizeof file3 - 1},
    {"de/packs/fitness.yaml", file4, sizeof file4 - 1},
    {"de/packs/media.yaml", file5, sizeof file5 - 1},
    {"de/packs/real-estate.yaml", file6, sizeof file6 - 1},
    {"de/packs/weather.yaml", file7, sizeof file7 - 1},
    {"de/words.yaml", file8, sizeof file8 - 1},
    {"en-001/cldr.yaml", file9, sizeof file9 - 1},
    {"en-001/labels.yaml", file10, sizeof file10 - 1},
    {"en-001/locale.yaml", file11, sizeof file11 - 1},
    {"en-001/words.yaml", file12, sizeof file12 - 1},
    {"en-GB/labels.yaml", file13, sizeof file13 - 1},
    {"en-GB/locale.yaml", file14, sizeof file14 - 1},
    {"en-GB/words.yaml", file15, sizeof file15 - 1},
    {"en/cldr.yaml", file16, sizeof file16 - 1},
    {"en/labels.yaml", file17, sizeof file17 - 1},
    {"en/locale.yaml", file18, sizeof file18 - 1},
    {"en/packs/fitness.yaml", file19, sizeof file19 - 1},
    {"en/packs/media.yaml", file20, sizeof file20 - 1},
    {"en/packs/real-estate.yaml", file21, sizeof file21 - 1},
    {"en/packs/weather.yaml", file22, sizeof file22 - 1},
    {"en/words.yaml", file23, sizeof file23 - 1},
    {"es/cldr.yaml", file24, sizeof file24 - 1},
    {"es/labels.yaml", file25, sizeof file25 - 1},
    {"es/locale.yaml", file26, sizeof file26 - 1},
    {"es/packs/fitness.yaml", file27, sizeof file27 - 1},
    {"es/packs/media.yaml", file28, sizeof file28 - 1},
    {"es/packs/real-estate.yaml", file29, sizeof file29 - 1},
    {"es/packs/weather.yaml", file30, sizeof file30 - 1},
    {"es/words.yaml", file31, sizeof file31 - 1},
    {"fr/cldr.yaml", file32, sizeof file32 - 1},
    {"fr/labels.yaml", file33, sizeof file33 - 1},
    {"fr/locale.yaml", file34, sizeof file34 - 1},
    {"fr/packs/fitness.yaml", file35, sizeof file35 - 1},
    {"fr/packs/media.yaml", file36, sizeof file36 - 1},
    {"fr/packs/real-estate.yaml", file37, sizeof file37 - 1},
    {"fr/packs/weather.yaml", file38, sizeof file38 - 1},
    {"fr/words.yaml", file39, sizeof file39 - 1},
    {"it/cldr.yaml", file40, sizeof file40 - 1},
    {"it/labels.yaml", file41, sizeof file41 - 1},
    {"it/locale.yaml", file42, sizeof file42 - 1},
    {"it/packs/fitness.yaml", file43, sizeof file43 - 1},
    {"it/packs/media.yaml", file44, sizeof file44 - 1},
    {"it/packs/real-estate.yaml", file45, sizeof file45 - 1},
    {"it/packs/weather.yaml", file46, sizeof file46 - 1},
    {"it/words.yaml", file47, sizeof file47 - 1},
    {"nl/cldr.yaml", file48, sizeof file48 - 1},
    {"nl/labels.yaml", file49, sizeof file49 - 1},
    {"nl/locale.yaml", file50, sizeof file50 - 1},
    {"nl/packs/fitness.yaml", file51, sizeof file51 - 1},
    {"nl/packs/media.yaml", file52, sizeof file52 - 1},
    {"nl/packs/real-estate.yaml", file53, sizeof file53 - 1},
    {"nl/packs/weather.yaml", file54, sizeof file54 - 1},
    {"nl/words.yaml", file55, sizeof file55 - 1},
    {"pt-PT/cldr.yaml", file56, sizeof file56 - 1},
    {"pt-PT/labels.yaml", file57, sizeof file57 - 1},
    {"pt-PT/locale.yaml", file58, sizeof file58 - 1},
    {"pt-PT/packs/fitness.yaml", file59, sizeof file59 - 1},
    {"pt-PT/packs/media.yaml", file60, sizeof file60 - 1},
    {"pt-PT/packs/weather.yaml", file61, sizeof file61 - 1},
    {"pt-PT/words.yaml", file62, sizeof file62 - 1},
    {"pt/cldr.yaml", file63, sizeof file63 - 1},
    {"pt/labels.yaml", file64, sizeof file64 - 1},
    {"pt/locale.yaml", file65, sizeof file65 - 1},
    {"pt/packs/fitness.yaml", file66, sizeof file66 - 1},
    {"pt/packs/media.yaml", file67, sizeof file67 - 1},
    {"pt/packs/real-estate.yaml", file68, sizeof file68 - 1},
    {"pt/packs/weather.yaml", file69, sizeof file69 - 1},
    {"pt/words.yaml", file70, sizeof file70 - 1},
    {"root/labels.yaml", file71, sizeof file71 - 1},
    {"root/locale.yaml", file72, sizeof file72 - 1},
    {"root/packs/fitness.yaml", file73, sizeof file73 - 1},
    {"root/packs/media.yaml", file74, sizeof file74 - 1},
    {"root/packs/weather.yaml", file75, sizeof file75 - 1},
};

const struct sayable_rule_file *sayable_rule_files_start(void) { return sayable_rule_files; }
const size_t sayable_rule_file_count = sizeof sayable_rule_files / sizeof *sayable_rule_files;
