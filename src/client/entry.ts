import { guardReloads } from './reload-guard.ts'

/**
 * Every link and form works as plain HTML, so React may come late: after load when the browser is idle, or at the
 * first touch. Until then this small module is all the script there is.
 */
guardReloads()

let started = false

function start(): void {
  if (started) return
  started = true
  for (const event of touches) removeEventListener(event, start, true)
  import('./app.tsx').then(module => module.startClient())
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'pointerover'] as const
for (const event of touches) addEventListener(event, start, { capture: true, passive: true })

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 2000)
}

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', () => setTimeout(whenIdle, 1500), { once: true })
