// What the library calls of the system, as Apple's headers declare it.
#ifndef STUB_CDARWIN_H
#define STUB_CDARWIN_H
#include <stddef.h>
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *memory);
void *memchr(const void *memory, int byte, size_t count);
size_t strlen(const char *text);
int memcmp(const void *first, const void *second, size_t count);
double acos(double), acosh(double), asin(double), asinh(double), atan(double), atanh(double), cbrt(double), cos(double),
  cosh(double), exp(double), log(double), log10(double), log2(double), pow(double, double), sin(double), sinh(double),
  tan(double), tanh(double), floor(double), ceil(double), round(double), fabs(double), sqrt(double),
  fmod(double, double), atan2(double, double), hypot(double, double), exp2(double), tgamma(double), erf(double);
#endif
