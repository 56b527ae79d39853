#include <string.h>

#include "RuleFiles.h"

static uint64_t mix(uint64_t stamp, uint64_t word) {
  stamp = (stamp ^ word) * 0x9E3779B97F4A7C15u;
  return stamp ^ stamp >> 32;
}

// Four words at a time, as no stamp of one has to wait for that of another.
uint64_t sayable_stamp(uint64_t before, const unsigned char *bytes, size_t count) {
  uint64_t stamps[4] = {before, 1, 2, 3};
  size_t position = 0;
  for (; count - position >= 32; position += 32) {
    for (int lane = 0; lane < 4; lane++) {
      uint64_t word;
      memcpy(&word, bytes + position + 8 * lane, sizeof word);
      stamps[lane] = mix(stamps[lane], word);
    }
  }
  uint64_t stamp = mix(count, stamps[0]);
  for (int lane = 1; lane < 4; lane++) stamp = mix(stamp, stamps[lane]);
  for (; position < count; position++) stamp = mix(stamp, bytes[position]);
  return stamp;
}
