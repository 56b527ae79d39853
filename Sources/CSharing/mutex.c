#include "CSharing.h"

#if defined(__APPLE__)

void sharing_mutex_init(sharing_mutex *mutex) { *mutex = OS_UNFAIR_LOCK_INIT; }
void sharing_mutex_destroy(sharing_mutex *mutex) { (void)mutex; }
void sharing_mutex_lock(sharing_mutex *mutex) { os_unfair_lock_lock(mutex); }
void sharing_mutex_unlock(sharing_mutex *mutex) { os_unfair_lock_unlock(mutex); }

#else

#include <stdlib.h>

// None of these fails for a mutex that is used as it may be.
static void require(int result) {
  if (result != 0) abort();
}

void sharing_mutex_init(sharing_mutex *mutex) { require(pthread_mutex_init(mutex, NULL)); }
void sharing_mutex_destroy(sharing_mutex *mutex) { require(pthread_mutex_destroy(mutex)); }
void sharing_mutex_lock(sharing_mutex *mutex) { require(pthread_mutex_lock(mutex)); }
void sharing_mutex_unlock(sharing_mutex *mutex) { require(pthread_mutex_unlock(mutex)); }

#endif
