#include "RuleFiles.h"

static const unsigned char image[] = {
#embed "RuleImage.bin" suffix(,)
0};

const unsigned char *sayable_rule_image_start(void) { return image; }
const size_t sayable_rule_image_count = sizeof image - 1;
