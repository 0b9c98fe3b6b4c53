/** Specification section 2: appears after 200 ms, lasts 5 s, ticks every 100 ms, hides 500 ms after the end. */
const appearAfter = 200
const lasts = 5000
const tick = 100
const hideAfter = 500

interface ProgressBar {
  begin(): void
  end(hasFailed: boolean): void
}

let made: ProgressBar | undefined

/** The route progress bar: blue, red on failure. */
export function progressBar(): ProgressBar {
  made ??= makeBar()
  return made
}

function makeBar(): ProgressBar {
  const bar = document.createElement('progress')
  bar.className = 'route-progress'
  bar.max = 100
  bar.hidden = true
  bar.setAttribute('aria-label', 'Memuat halaman')
  document.body.append(bar)

  let appearing: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  return {
    begin() {
      if (isRunning) return
      isRunning = true
      clearTimeout(hiding)
      appearing = setTimeout(() => {
        bar.value = 0
        bar.classList.remove('is-failed')
        bar.removeAttribute('aria-hidden')
        bar.hidden = false
        document.querySelector('main')?.setAttribute('aria-busy', 'true')
        ticking = setInterval(() => {
          bar.value = Math.min(100, bar.value + (100 * tick) / lasts)
        }, tick)
      }, appearAfter)
    },
    end(hasFailed) {
      if (!isRunning) return
      isRunning = false
      clearTimeout(appearing)
      clearInterval(ticking)
      document.querySelector('main[aria-busy]')?.removeAttribute('aria-busy')
      if (bar.hidden && !hasFailed) return
      bar.hidden = false
      bar.value = 100
      // it fades on, and has nothing left to say: the page is there
      if (!hasFailed) bar.setAttribute('aria-hidden', 'true')
      bar.classList.toggle('is-failed', hasFailed)
      hiding = setTimeout(() => {
        bar.hidden = true
      }, hideAfter)
    },
  }
}
