import { guardReloads } from './reload-guard.ts'

/**
 * Every link and form works as plain HTML, so React comes when somebody is there: at the first touch, key, scroll or
 * movement of the pointer. Until then this small module is all the script there is, and a page that is only looked at
 * costs a cheap phone nothing more.
 */
guardReloads()

const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'] as const
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const sign of signsOfLife) removeEventListener(sign, start, true)
  import('./app.tsx').then(module => module.startClient())
}

// a page to work with is not waited for
if (document.documentElement.dataset.frame === 'office') start()
else for (const sign of signsOfLife) addEventListener(sign, start, { capture: true, passive: true })
