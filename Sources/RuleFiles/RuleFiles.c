// Written by Scripts/embed-rules from the folder Rules/.
#include "RuleFiles.h"

static const unsigned char file1[] = {
#embed "../../Rules/ar/cldr.yaml" suffix(,)
0};
static const unsigned char file2[] = {
#embed "../../Rules/ar/labels.yaml" suffix(,)
0};
static const unsigned char file3[] = {
#embed "../../Rules/ar/locale.yaml" suffix(,)
0};
static const unsigned char file4[] = {
#embed "../../Rules/ar/packs/media.yaml" suffix(,)
0};
static const unsigned char file5[] = {
#embed "../../Rules/ar/words.yaml" suffix(,)
0};
static const unsigned char file6[] = {
#embed "../../Rules/ca/cldr.yaml" suffix(,)
0};
static const unsigned char file7[] = {
#embed "../../Rules/ca/formulas.yaml" suffix(,)
0};
static const unsigned char file8[] = {
#embed "../../Rules/ca/labels.yaml" suffix(,)
0};
static const unsigned char file9[] = {
#embed "../../Rules/ca/locale.yaml" suffix(,)
0};
static const unsigned char file10[] = {
#embed "../../Rules/ca/packs/media.yaml" suffix(,)
0};
static const unsigned char file11[] = {
#embed "../../Rules/ca/words.yaml" suffix(,)
0};
static const unsigned char file12[] = {
#embed "../../Rules/cs/cldr.yaml" suffix(,)
0};
static const unsigned char file13[] = {
#embed "../../Rules/cs/labels.yaml" suffix(,)
0};
static const unsigned char file14[] = {
#embed "../../Rules/cs/locale.yaml" suffix(,)
0};
static const unsigned char file15[] = {
#embed "../../Rules/cs/packs/media.yaml" suffix(,)
0};
static const unsigned char file16[] = {
#embed "../../Rules/cs/words.yaml" suffix(,)
0};
static const unsigned char file17[] = {
#embed "../../Rules/da/cldr.yaml" suffix(,)
0};
static const unsigned char file18[] = {
#embed "../../Rules/da/formulas.yaml" suffix(,)
0};
static const unsigned char file19[] = {
#embed "../../Rules/da/labels.yaml" suffix(,)
0};
static const unsigned char file20[] = {
#embed "../../Rules/da/locale.yaml" suffix(,)
0};
static const unsigned char file21[] = {
#embed "../../Rules/da/packs/media.yaml" suffix(,)
0};
static const unsigned char file22[] = {
#embed "../../Rules/da/words.yaml" suffix(,)
0};
static const unsigned char file23[] = {
#embed "../../Rules/de/cldr.yaml" suffix(,)
0};
static const unsigned char file24[] = {
#embed "../../Rules/de/formulas.yaml" suffix(,)
0};
static const unsigned char file25[] = {
#embed "../../Rules/de/labels.yaml" suffix(,)
0};
static const unsigned char file26[] = {
#embed "../../Rules/de/locale.yaml" suffix(,)
0};
static const unsigned char file27[] = {
#embed "../../Rules/de/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file28[] = {
#embed "../../Rules/de/packs/media.yaml" suffix(,)
0};
static const unsigned char file29[] = {
#embed "../../Rules/de/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file30[] = {
#embed "../../Rules/de/packs/weather.yaml" suffix(,)
0};
static const unsigned char file31[] = {
#embed "../../Rules/de/words.yaml" suffix(,)
0};
static const unsigned char file32[] = {
#embed "../../Rules/el/cldr.yaml" suffix(,)
0};
static const unsigned char file33[] = {
#embed "../../Rules/el/labels.yaml" suffix(,)
0};
static const unsigned char file34[] = {
#embed "../../Rules/el/locale.yaml" suffix(,)
0};
static const unsigned char file35[] = {
#embed "../../Rules/el/packs/media.yaml" suffix(,)
0};
static const unsigned char file36[] = {
#embed "../../Rules/el/words.yaml" suffix(,)
0};
static const unsigned char file37[] = {
#embed "../../Rules/en-001/cldr.yaml" suffix(,)
0};
static const unsigned char file38[] = {
#embed "../../Rules/en-001/labels.yaml" suffix(,)
0};
static const unsigned char file39[] = {
#embed "../../Rules/en-001/locale.yaml" suffix(,)
0};
static const unsigned char file40[] = {
#embed "../../Rules/en-001/words.yaml" suffix(,)
0};
static const unsigned char file41[] = {
#embed "../../Rules/en-GB/labels.yaml" suffix(,)
0};
static const unsigned char file42[] = {
#embed "../../Rules/en-GB/locale.yaml" suffix(,)
0};
static const unsigned char file43[] = {
#embed "../../Rules/en-GB/words.yaml" suffix(,)
0};
static const unsigned char file44[] = {
#embed "../../Rules/en/cldr.yaml" suffix(,)
0};
static const unsigned char file45[] = {
#embed "../../Rules/en/formulas.yaml" suffix(,)
0};
static const unsigned char file46[] = {
#embed "../../Rules/en/labels.yaml" suffix(,)
0};
static const unsigned char file47[] = {
#embed "../../Rules/en/locale.yaml" suffix(,)
0};
static const unsigned char file48[] = {
#embed "../../Rules/en/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file49[] = {
#embed "../../Rules/en/packs/media.yaml" suffix(,)
0};
static const unsigned char file50[] = {
#embed "../../Rules/en/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file51[] = {
#embed "../../Rules/en/packs/weather.yaml" suffix(,)
0};
static const unsigned char file52[] = {
#embed "../../Rules/en/words.yaml" suffix(,)
0};
static const unsigned char file53[] = {
#embed "../../Rules/es/cldr.yaml" suffix(,)
0};
static const unsigned char file54[] = {
#embed "../../Rules/es/formulas.yaml" suffix(,)
0};
static const unsigned char file55[] = {
#embed "../../Rules/es/labels.yaml" suffix(,)
0};
static const unsigned char file56[] = {
#embed "../../Rules/es/locale.yaml" suffix(,)
0};
static const unsigned char file57[] = {
#embed "../../Rules/es/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file58[] = {
#embed "../../Rules/es/packs/media.yaml" suffix(,)
0};
static const unsigned char file59[] = {
#embed "../../Rules/es/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file60[] = {
#embed "../../Rules/es/packs/weather.yaml" suffix(,)
0};
static const unsigned char file61[] = {
#embed "../../Rules/es/words.yaml" suffix(,)
0};
static const unsigned char file62[] = {
#embed "../../Rules/fi/cldr.yaml" suffix(,)
0};
static const unsigned char file63[] = {
#embed "../../Rules/fi/labels.yaml" suffix(,)
0};
static const unsigned char file64[] = {
#embed "../../Rules/fi/locale.yaml" suffix(,)
0};
static const unsigned char file65[] = {
#embed "../../Rules/fi/packs/media.yaml" suffix(,)
0};
static const unsigned char file66[] = {
#embed "../../Rules/fi/words.yaml" suffix(,)
0};
static const unsigned char file67[] = {
#embed "../../Rules/fr/cldr.yaml" suffix(,)
0};
static const unsigned char file68[] = {
#embed "../../Rules/fr/formulas.yaml" suffix(,)
0};
static const unsigned char file69[] = {
#embed "../../Rules/fr/labels.yaml" suffix(,)
0};
static const unsigned char file70[] = {
#embed "../../Rules/fr/locale.yaml" suffix(,)
0};
static const unsigned char file71[] = {
#embed "../../Rules/fr/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file72[] = {
#embed "../../Rules/fr/packs/media.yaml" suffix(,)
0};
static const unsigned char file73[] = {
#embed "../../Rules/fr/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file74[] = {
#embed "../../Rules/fr/packs/weather.yaml" suffix(,)
0};
static const unsigned char file75[] = {
#embed "../../Rules/fr/words.yaml" suffix(,)
0};
static const unsigned char file76[] = {
#embed "../../Rules/gmq/labels.yaml" suffix(,)
0};
static const unsigned char file77[] = {
#embed "../../Rules/gmq/locale.yaml" suffix(,)
0};
static const unsigned char file78[] = {
#embed "../../Rules/he/cldr.yaml" suffix(,)
0};
static const unsigned char file79[] = {
#embed "../../Rules/he/labels.yaml" suffix(,)
0};
static const unsigned char file80[] = {
#embed "../../Rules/he/locale.yaml" suffix(,)
0};
static const unsigned char file81[] = {
#embed "../../Rules/he/packs/media.yaml" suffix(,)
0};
static const unsigned char file82[] = {
#embed "../../Rules/he/words.yaml" suffix(,)
0};
static const unsigned char file83[] = {
#embed "../../Rules/hu/cldr.yaml" suffix(,)
0};
static const unsigned char file84[] = {
#embed "../../Rules/hu/labels.yaml" suffix(,)
0};
static const unsigned char file85[] = {
#embed "../../Rules/hu/locale.yaml" suffix(,)
0};
static const unsigned char file86[] = {
#embed "../../Rules/hu/packs/media.yaml" suffix(,)
0};
static const unsigned char file87[] = {
#embed "../../Rules/hu/words.yaml" suffix(,)
0};
static const unsigned char file88[] = {
#embed "../../Rules/it/cldr.yaml" suffix(,)
0};
static const unsigned char file89[] = {
#embed "../../Rules/it/formulas.yaml" suffix(,)
0};
static const unsigned char file90[] = {
#embed "../../Rules/it/labels.yaml" suffix(,)
0};
static const unsigned char file91[] = {
#embed "../../Rules/it/locale.yaml" suffix(,)
0};
static const unsigned char file92[] = {
#embed "../../Rules/it/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file93[] = {
#embed "../../Rules/it/packs/media.yaml" suffix(,)
0};
static const unsigned char file94[] = {
#embed "../../Rules/it/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file95[] = {
#embed "../../Rules/it/packs/weather.yaml" suffix(,)
0};
static const unsigned char file96[] = {
#embed "../../Rules/it/words.yaml" suffix(,)
0};
static const unsigned char file97[] = {
#embed "../../Rules/ja/cldr.yaml" suffix(,)
0};
static const unsigned char file98[] = {
#embed "../../Rules/ja/labels.yaml" suffix(,)
0};
static const unsigned char file99[] = {
#embed "../../Rules/ja/locale.yaml" suffix(,)
0};
static const unsigned char file100[] = {
#embed "../../Rules/ja/packs/media.yaml" suffix(,)
0};
static const unsigned char file101[] = {
#embed "../../Rules/ja/words.yaml" suffix(,)
0};
static const unsigned char file102[] = {
#embed "../../Rules/ko/cldr.yaml" suffix(,)
0};
static const unsigned char file103[] = {
#embed "../../Rules/ko/labels.yaml" suffix(,)
0};
static const unsigned char file104[] = {
#embed "../../Rules/ko/locale.yaml" suffix(,)
0};
static const unsigned char file105[] = {
#embed "../../Rules/ko/packs/media.yaml" suffix(,)
0};
static const unsigned char file106[] = {
#embed "../../Rules/ko/words.yaml" suffix(,)
0};
static const unsigned char file107[] = {
#embed "../../Rules/nb/cldr.yaml" suffix(,)
0};
static const unsigned char file108[] = {
#embed "../../Rules/nb/formulas.yaml" suffix(,)
0};
static const unsigned char file109[] = {
#embed "../../Rules/nb/labels.yaml" suffix(,)
0};
static const unsigned char file110[] = {
#embed "../../Rules/nb/locale.yaml" suffix(,)
0};
static const unsigned char file111[] = {
#embed "../../Rules/nb/packs/media.yaml" suffix(,)
0};
static const unsigned char file112[] = {
#embed "../../Rules/nb/words.yaml" suffix(,)
0};
static const unsigned char file113[] = {
#embed "../../Rules/nl/cldr.yaml" suffix(,)
0};
static const unsigned char file114[] = {
#embed "../../Rules/nl/formulas.yaml" suffix(,)
0};
static const unsigned char file115[] = {
#embed "../../Rules/nl/labels.yaml" suffix(,)
0};
static const unsigned char file116[] = {
#embed "../../Rules/nl/locale.yaml" suffix(,)
0};
static const unsigned char file117[] = {
#embed "../../Rules/nl/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file118[] = {
#embed "../../Rules/nl/packs/media.yaml" suffix(,)
0};
static const unsigned char file119[] = {
#embed "../../Rules/nl/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file120[] = {
#embed "../../Rules/nl/packs/weather.yaml" suffix(,)
0};
static const unsigned char file121[] = {
#embed "../../Rules/nl/words.yaml" suffix(,)
0};
static const unsigned char file122[] = {
#embed "../../Rules/pl/cldr.yaml" suffix(,)
0};
static const unsigned char file123[] = {
#embed "../../Rules/pl/labels.yaml" suffix(,)
0};
static const unsigned char file124[] = {
#embed "../../Rules/pl/locale.yaml" suffix(,)
0};
static const unsigned char file125[] = {
#embed "../../Rules/pl/packs/media.yaml" suffix(,)
0};
static const unsigned char file126[] = {
#embed "../../Rules/pl/words.yaml" suffix(,)
0};
static const unsigned char file127[] = {
#embed "../../Rules/pt-PT/cldr.yaml" suffix(,)
0};
static const unsigned char file128[] = {
#embed "../../Rules/pt-PT/labels.yaml" suffix(,)
0};
static const unsigned char file129[] = {
#embed "../../Rules/pt-PT/locale.yaml" suffix(,)
0};
static const unsigned char file130[] = {
#embed "../../Rules/pt-PT/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file131[] = {
#embed "../../Rules/pt-PT/packs/media.yaml" suffix(,)
0};
static const unsigned char file132[] = {
#embed "../../Rules/pt-PT/packs/weather.yaml" suffix(,)
0};
static const unsigned char file133[] = {
#embed "../../Rules/pt-PT/words.yaml" suffix(,)
0};
static const unsigned char file134[] = {
#embed "../../Rules/pt/cldr.yaml" suffix(,)
0};
static const unsigned char file135[] = {
#embed "../../Rules/pt/labels.yaml" suffix(,)
0};
static const unsigned char file136[] = {
#embed "../../Rules/pt/locale.yaml" suffix(,)
0};
static const unsigned char file137[] = {
#embed "../../Rules/pt/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file138[] = {
#embed "../../Rules/pt/packs/media.yaml" suffix(,)
0};
static const unsigned char file139[] = {
#embed "../../Rules/pt/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file140[] = {
#embed "../../Rules/pt/packs/weather.yaml" suffix(,)
0};
static const unsigned char file141[] = {
#embed "../../Rules/pt/words.yaml" suffix(,)
0};
static const unsigned char file142[] = {
#embed "../../Rules/ro/cldr.yaml" suffix(,)
0};
static const unsigned char file143[] = {
#embed "../../Rules/ro/labels.yaml" suffix(,)
0};
static const unsigned char file144[] = {
#embed "../../Rules/ro/locale.yaml" suffix(,)
0};
static const unsigned char file145[] = {
#embed "../../Rules/ro/packs/media.yaml" suffix(,)
0};
static const unsigned char file146[] = {
#embed "../../Rules/ro/words.yaml" suffix(,)
0};
static const unsigned char file147[] = {
#embed "../../Rules/roa/labels.yaml" suffix(,)
0};
static const unsigned char file148[] = {
#embed "../../Rules/roa/locale.yaml" suffix(,)
0};
static const unsigned char file149[] = {
#embed "../../Rules/roa/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file150[] = {
#embed "../../Rules/roa/packs/media.yaml" suffix(,)
0};
static const unsigned char file151[] = {
#embed "../../Rules/roa/packs/real-estate.yaml" suffix(,)
0};
static const unsigned char file152[] = {
#embed "../../Rules/roa/packs/weather.yaml" suffix(,)
0};
static const unsigned char file153[] = {
#embed "../../Rules/root/formulas.yaml" suffix(,)
0};
static const unsigned char file154[] = {
#embed "../../Rules/root/labels.yaml" suffix(,)
0};
static const unsigned char file155[] = {
#embed "../../Rules/root/locale.yaml" suffix(,)
0};
static const unsigned char file156[] = {
#embed "../../Rules/root/packs/fitness.yaml" suffix(,)
0};
static const unsigned char file157[] = {
#embed "../../Rules/root/packs/media.yaml" suffix(,)
0};
static const unsigned char file158[] = {
#embed "../../Rules/root/packs/weather.yaml" suffix(,)
0};
static const unsigned char file159[] = {
#embed "../../Rules/ru/cldr.yaml" suffix(,)
0};
static const unsigned char file160[] = {
#embed "../../Rules/ru/labels.yaml" suffix(,)
0};
static const unsigned char file161[] = {
#embed "../../Rules/ru/locale.yaml" suffix(,)
0};
static const unsigned char file162[] = {
#embed "../../Rules/ru/packs/media.yaml" suffix(,)
0};
static const unsigned char file163[] = {
#embed "../../Rules/ru/words.yaml" suffix(,)
0};
static const unsigned char file164[] = {
#embed "../../Rules/sv/cldr.yaml" suffix(,)
0};
static const unsigned char file165[] = {
#embed "../../Rules/sv/formulas.yaml" suffix(,)
0};
static const unsigned char file166[] = {
#embed "../../Rules/sv/labels.yaml" suffix(,)
0};
static const unsigned char file167[] = {
#embed "../../Rules/sv/locale.yaml" suffix(,)
0};
static const unsigned char file168[] = {
#embed "../../Rules/sv/packs/media.yaml" suffix(,)
0};
static const unsigned char file169[] = {
#embed "../../Rules/sv/words.yaml" suffix(,)
0};
static const unsigned char file170[] = {
#embed "../../Rules/tr/cldr.yaml" suffix(,)
0};
static const unsigned char file171[] = {
#embed "../../Rules/tr/labels.yaml" suffix(,)
0};
static const unsigned char file172[] = {
#embed "../../Rules/tr/locale.yaml" suffix(,)
0};
static const unsigned char file173[] = {
#embed "../../Rules/tr/packs/media.yaml" suffix(,)
0};
static const unsigned char file174[] = {
#embed "../../Rules/tr/words.yaml" suffix(,)
0};
static const unsigned char file175[] = {
#embed "../../Rules/uk/cldr.yaml" suffix(,)
0};
static const unsigned char file176[] = {
#embed "../../Rules/uk/labels.yaml" suffix(,)
0};
static const unsigned char file177[] = {
#embed "../../Rules/uk/locale.yaml" suffix(,)
0};
static const unsigned char file178[] = {
#embed "../../Rules/uk/packs/media.yaml" suffix(,)
0};
static const unsigned char file179[] = {
#embed "../../Rules/uk/words.yaml" suffix(,)
0};
static const unsigned char file180[] = {
#embed "../../Rules/zh/cldr.yaml" suffix(,)
0};
static const unsigned char file181[] = {
#embed "../../Rules/zh/labels.yaml" suffix(,)
0};
static const unsigned char file182[] = {
#embed "../../Rules/zh/locale.yaml" suffix(,)
0};
static const unsigned char file183[] = {
#embed "../../Rules/zh/packs/media.yaml" suffix(,)
0};
static const unsigned char file184[] = {
#embed "../../Rules/zh/words.yaml" suffix(,)
0};

static const struct sayable_rule_file sayable_rule_files[] = {
    {"ar/cldr.yaml", file1, sizeof file1 - 1},
    {"ar/labels.yaml", file2, sizeof file2 - 1},
    {"ar/locale.yaml", file3, sizeof file3 - 1},
    {"ar/packs/media.yaml", file4, sizeof file4 - 1},
    {"ar/words.yaml", file5, sizeof file5 - 1},
    {"ca/cldr.yaml", file6, sizeof file6 - 1},
    {"ca/formulas.yaml", file7, sizeof file7 - 1},
    {"ca/labels.yaml", file8, sizeof file8 - 1},
    {"ca/locale.yaml", file9, sizeof file9 - 1},
    {"ca/packs/media.yaml", file10, sizeof file10 - 1},
    {"ca/words.yaml", file11, sizeof file11 - 1},
    {"cs/cldr.yaml", file12, sizeof file12 - 1},
    {"cs/labels.yaml", file13, sizeof file13 - 1},
    {"cs/locale.yaml", file14, sizeof file14 - 1},
    {"cs/packs/media.yaml", file15, sizeof file15 - 1},
    {"cs/words.yaml", file16, sizeof file16 - 1},
    {"da/cldr.yaml", file17, sizeof file17 - 1},
    {"da/formulas.yaml", file18, sizeof file18 - 1},
    {"da/labels.yaml", file19, sizeof file19 - 1},
    {"da/locale.yaml", file20, sizeof file20 - 1},
    {"da/packs/media.yaml", file21, sizeof file21 - 1},
    {"da/words.yaml", file22, sizeof file22 - 1},
    {"de/cldr.yaml", file23, sizeof file23 - 1},
    {"de/formulas.yaml", file24, sizeof file24 - 1},
    {"de/labels.yaml", file25, sizeof file25 - 1},
    {"de/locale.yaml", file26, sizeof file26 - 1},
    {"de/packs/fitness.yaml", file27, sizeof file27 - 1},
    {"de/packs/media.yaml", file28, sizeof file28 - 1},
    {"de/packs/real-estate.yaml", file29, sizeof file29 - 1},
    {"de/packs/weather.yaml", file30, sizeof file30 - 1},
    {"de/words.yaml", file31, sizeof file31 - 1},
    {"el/cldr.yaml", file32, sizeof file32 - 1},
    {"el/labels.yaml", file33, sizeof file33 - 1},
    {"el/locale.yaml", file34, sizeof file34 - 1},
    {"el/packs/media.yaml", file35, sizeof file35 - 1},
    {"el/words.yaml", file36, sizeof file36 - 1},
    {"en-001/cldr.yaml", file37, sizeof file37 - 1},
    {"en-001/labels.yaml", file38, sizeof file38 - 1},
    {"en-001/locale.yaml", file39, sizeof file39 - 1},
    {"en-001/words.yaml", file40, sizeof file40 - 1},
    {"en-GB/labels.yaml", file41, sizeof file41 - 1},
    {"en-GB/locale.yaml", file42, sizeof file42 - 1},
    {"en-GB/words.yaml", file43, sizeof file43 - 1},
    {"en/cldr.yaml", file44, sizeof file44 - 1},
    {"en/formulas.yaml", file45, sizeof file45 - 1},
    {"en/labels.yaml", file46, sizeof file46 - 1},
    {"en/locale.yaml", file47, sizeof file47 - 1},
    {"en/packs/fitness.yaml", file48, sizeof file48 - 1},
    {"en/packs/media.yaml", file49, sizeof file49 - 1},
    {"en/packs/real-estate.yaml", file50, sizeof file50 - 1},
    {"en/packs/weather.yaml", file51, sizeof file51 - 1},
    {"en/words.yaml", file52, sizeof file52 - 1},
    {"es/cldr.yaml", file53, sizeof file53 - 1},
    {"es/formulas.yaml", file54, sizeof file54 - 1},
    {"es/labels.yaml", file55, sizeof file55 - 1},
    {"es/locale.yaml", file56, sizeof file56 - 1},
    {"es/packs/fitness.yaml", file57, sizeof file57 - 1},
    {"es/packs/media.yaml", file58, sizeof file58 - 1},
    {"es/packs/real-estate.yaml", file59, sizeof file59 - 1},
    {"es/packs/weather.yaml", file60, sizeof file60 - 1},
    {"es/words.yaml", file61, sizeof file61 - 1},
    {"fi/cldr.yaml", file62, sizeof file62 - 1},
    {"fi/labels.yaml", file63, sizeof file63 - 1},
    {"fi/locale.yaml", file64, sizeof file64 - 1},
    {"fi/packs/media.yaml", file65, sizeof file65 - 1},
    {"fi/words.yaml", file66, sizeof file66 - 1},
    {"fr/cldr.yaml", file67, sizeof file67 - 1},
    {"fr/formulas.yaml", file68, sizeof file68 - 1},
    {"fr/labels.yaml", file69, sizeof file69 - 1},
    {"fr/locale.yaml", file70, sizeof file70 - 1},
    {"fr/packs/fitness.yaml", file71, sizeof file71 - 1},
    {"fr/packs/media.yaml", file72, sizeof file72 - 1},
    {"fr/packs/real-estate.yaml", file73, sizeof file73 - 1},
    {"fr/packs/weather.yaml", file74, sizeof file74 - 1},
    {"fr/words.yaml", file75, sizeof file75 - 1},
    {"gmq/labels.yaml", file76, sizeof file76 - 1},
    {"gmq/locale.yaml", file77, sizeof file77 - 1},
    {"he/cldr.yaml", file78, sizeof file78 - 1},
    {"he/labels.yaml", file79, sizeof file79 - 1},
    {"he/locale.yaml", file80, sizeof file80 - 1},
    {"he/packs/media.yaml", file81, sizeof file81 - 1},
    {"he/words.yaml", file82, sizeof file82 - 1},
    {"hu/cldr.yaml", file83, sizeof file83 - 1},
    {"hu/labels.yaml", file84, sizeof file84 - 1},
    {"hu/locale.yaml", file85, sizeof file85 - 1},
    {"hu/packs/media.yaml", file86, sizeof file86 - 1},
    {"hu/words.yaml", file87, sizeof file87 - 1},
    {"it/cldr.yaml", file88, sizeof file88 - 1},
    {"it/formulas.yaml", file89, sizeof file89 - 1},
    {"it/labels.yaml", file90, sizeof file90 - 1},
    {"it/locale.yaml", file91, sizeof file91 - 1},
    {"it/packs/fitness.yaml", file92, sizeof file92 - 1},
    {"it/packs/media.yaml", file93, sizeof file93 - 1},
    {"it/packs/real-estate.yaml", file94, sizeof file94 - 1},
    {"it/packs/weather.yaml", file95, sizeof file95 - 1},
    {"it/words.yaml", file96, sizeof file96 - 1},
    {"ja/cldr.yaml", file97, sizeof file97 - 1},
    {"ja/labels.yaml", file98, sizeof file98 - 1},
    {"ja/locale.yaml", file99, sizeof file99 - 1},
    {"ja/packs/media.yaml", file100, sizeof file100 - 1},
    {"ja/words.yaml", file101, sizeof file101 - 1},
    {"ko/cldr.yaml", file102, sizeof file102 - 1},
    {"ko/labels.yaml", file103, sizeof file103 - 1},
    {"ko/locale.yaml", file104, sizeof file104 - 1},
    {"ko/packs/media.yaml", file105, sizeof file105 - 1},
    {"ko/words.yaml", file106, sizeof file106 - 1},
    {"nb/cldr.yaml", file107, sizeof file107 - 1},
    {"nb/formulas.yaml", file108, sizeof file108 - 1},
    {"nb/labels.yaml", file109, sizeof file109 - 1},
    {"nb/locale.yaml", file110, sizeof file110 - 1},
    {"nb/packs/media.yaml", file111, sizeof file111 - 1},
    {"nb/words.yaml", file112, sizeof file112 - 1},
    {"nl/cldr.yaml", file113, sizeof file113 - 1},
    {"nl/formulas.yaml", file114, sizeof file114 - 1},
    {"nl/labels.yaml", file115, sizeof file115 - 1},
    {"nl/locale.yaml", file116, sizeof file116 - 1},
    {"nl/packs/fitness.yaml", file117, sizeof file117 - 1},
    {"nl/packs/media.yaml", file118, sizeof file118 - 1},
    {"nl/packs/real-estate.yaml", file119, sizeof file119 - 1},
    {"nl/packs/weather.yaml", file120, sizeof file120 - 1},
    {"nl/words.yaml", file121, sizeof file121 - 1},
    {"pl/cldr.yaml", file122, sizeof file122 - 1},
    {"pl/labels.yaml", file123, sizeof file123 - 1},
    {"pl/locale.yaml", file124, sizeof file124 - 1},
    {"pl/packs/media.yaml", file125, sizeof file125 - 1},
    {"pl/words.yaml", file126, sizeof file126 - 1},
    {"pt-PT/cldr.yaml", file127, sizeof file127 - 1},
    {"pt-PT/labels.yaml", file128, sizeof file128 - 1},
    {"pt-PT/locale.yaml", file129, sizeof file129 - 1},
    {"pt-PT/packs/fitness.yaml", file130, sizeof file130 - 1},
    {"pt-PT/packs/media.yaml", file131, sizeof file131 - 1},
    {"pt-PT/packs/weather.yaml", file132, sizeof file132 - 1},
    {"pt-PT/words.yaml", file133, sizeof file133 - 1},
    {"pt/cldr.yaml", file134, sizeof file134 - 1},
    {"pt/labels.yaml", file135, sizeof file135 - 1},
    {"pt/locale.yaml", file136, sizeof file136 - 1},
    {"pt/packs/fitness.yaml", file137, sizeof file137 - 1},
    {"pt/packs/media.yaml", file138, sizeof file138 - 1},
    {"pt/packs/real-estate.yaml", file139, sizeof file139 - 1},
    {"pt/packs/weather.yaml", file140, sizeof file140 - 1},
    {"pt/words.yaml", file141, sizeof file141 - 1},
    {"ro/cldr.yaml", file142, sizeof file142 - 1},
    {"ro/labels.yaml", file143, sizeof file143 - 1},
    {"ro/locale.yaml", file144, sizeof file144 - 1},
    {"ro/packs/media.yaml", file145, sizeof file145 - 1},
    {"ro/words.yaml", file146, sizeof file146 - 1},
    {"roa/labels.yaml", file147, sizeof file147 - 1},
    {"roa/locale.yaml", file148, sizeof file148 - 1},
    {"roa/packs/fitness.yaml", file149, sizeof file149 - 1},
    {"roa/packs/media.yaml", file150, sizeof file150 - 1},
    {"roa/packs/real-estate.yaml", file151, sizeof file151 - 1},
    {"roa/packs/weather.yaml", file152, sizeof file152 - 1},
    {"root/formulas.yaml", file153, sizeof file153 - 1},
    {"root/labels.yaml", file154, sizeof file154 - 1},
    {"root/locale.yaml", file155, sizeof file155 - 1},
    {"root/packs/fitness.yaml", file156, sizeof file156 - 1},
    {"root/packs/media.yaml", file157, sizeof file157 - 1},
    {"root/packs/weather.yaml", file158, sizeof file158 - 1},
    {"ru/cldr.yaml", file159, sizeof file159 - 1},
    {"ru/labels.yaml", file160, sizeof file160 - 1},
    {"ru/locale.yaml", file161, sizeof file161 - 1},
    {"ru/packs/media.yaml", file162, sizeof file162 - 1},
    {"ru/words.yaml", file163, sizeof file163 - 1},
    {"sv/cldr.yaml", file164, sizeof file164 - 1},
    {"sv/formulas.yaml", file165, sizeof file165 - 1},
    {"sv/labels.yaml", file166, sizeof file166 - 1},
    {"sv/locale.yaml", file167, sizeof file167 - 1},
    {"sv/packs/media.yaml", file168, sizeof file168 - 1},
    {"sv/words.yaml", file169, sizeof file169 - 1},
    {"tr/cldr.yaml", file170, sizeof file170 - 1},
    {"tr/labels.yaml", file171, sizeof file171 - 1},
    {"tr/locale.yaml", file172, sizeof file172 - 1},
    {"tr/packs/media.yaml", file173, sizeof file173 - 1},
    {"tr/words.yaml", file174, sizeof file174 - 1},
    {"uk/cldr.yaml", file175, sizeof file175 - 1},
    {"uk/labels.yaml", file176, sizeof file176 - 1},
    {"uk/locale.yaml", file177, sizeof file177 - 1},
    {"uk/packs/media.yaml", file178, sizeof file178 - 1},
    {"uk/words.yaml", file179, sizeof file179 - 1},
    {"zh/cldr.yaml", file180, sizeof file180 - 1},
    {"zh/labels.yaml", file181, sizeof file181 - 1},
    {"zh/locale.yaml", file182, sizeof file182 - 1},
    {"zh/packs/media.yaml", file183, sizeof file183 - 1},
    {"zh/words.yaml", file184, sizeof file184 - 1},
};

const struct sayable_rule_file *sayable_rule_files_start(void) { return sayable_rule_files; }
const size_t sayable_rule_file_count = sizeof sayable_rule_files / sizeof *sayable_rule_files;
