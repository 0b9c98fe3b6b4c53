import { logClicks } from './click-log.ts'

/** What a page for visitors does once all of it is there. */
export function afterLoad(): void {
  logClicks()
  // nobody is signed in: who left takes along what they kept here
  const isKnown = /(?:^|; )(?:__Host-)?masuk=1/.test(document.cookie)
  if (!isKnown && navigator.serviceWorker?.controller)
    import('./forget-courses.ts').then(module => module.forgetCourses())
}
