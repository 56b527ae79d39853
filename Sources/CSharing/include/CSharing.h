#ifndef SAYABLE_CSHARING_H
#define SAYABLE_CSHARING_H

// What several threads use at once. Swift's own module for it needs iOS 18 and macOS 15.

#include <stdint.h>

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock sharing_mutex;
#else
#include <pthread.h>
typedef pthread_mutex_t sharing_mutex;
#endif

static inline uint16_t sharing_load_relaxed_16(const uint16_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
static inline uint16_t sharing_load_acquire_16(const uint16_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
static inline void sharing_store_relaxed_16(uint16_t *word, uint16_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
static inline void sharing_store_release_16(uint16_t *word, uint16_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

static inline uintptr_t sharing_load_relaxed(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
static inline uintptr_t sharing_load_acquire(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
static inline void sharing_store_relaxed(uintptr_t *word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
static inline void sharing_store_release(uintptr_t *word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}
static inline uintptr_t sharing_exchange_acquire(uintptr_t *word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQUIRE);
}
// Returns what the word held before.
static inline uintptr_t sharing_add_relaxed(uintptr_t *word, uintptr_t amount) {
  return __atomic_fetch_add(word, amount, __ATOMIC_RELAXED);
}
// Writes `value` where the word holds `expected`; returns what it held.
static inline uintptr_t sharing_compare_exchange(uintptr_t *word, uintptr_t expected, uintptr_t value) {
  __atomic_compare_exchange_n(word, &expected, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

// The mutex must not move, and be free when it is destroyed.
void sharing_mutex_init(sharing_mutex *mutex);
void sharing_mutex_destroy(sharing_mutex *mutex);
void sharing_mutex_lock(sharing_mutex *mutex);
void sharing_mutex_unlock(sharing_mutex *mutex);

#endif
