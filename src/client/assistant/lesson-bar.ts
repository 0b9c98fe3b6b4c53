import { readLesson } from './calls.ts'
import { make, textButton } from './make.ts'

/** The lesson somebody has before them, and what a tutor offers beside it; hidden on every other page. */
export function drawLessonBar(ask: (query: string) => void) {
  const root = make('section', { class: 'asst-lesson', 'aria-label': 'Tutor bab ini', hidden: '' })
  let shown: string | undefined

  async function show(): Promise<void> {
    const page = location.pathname
    if (page === shown) return
    shown = page
    root.hidden = true
    if (!page.includes('/chapter/')) return
    try {
      const { isThere, title, isSilent, suggestions } = await readLesson(page)
      if (!isThere || page !== location.pathname) return
      root.replaceChildren(
        make('p', {}, 'Tutor bab ', make('strong', {}, title)),
        isSilent
          ? make('p', {}, 'Diam dulu selama kuis Anda berlangsung.')
          : make(
              'div',
              { class: 'asst-chips' },
              ...suggestions.map(words => textButton(words, () => ask(words))),
            ),
      )
      root.hidden = false
    } catch {
      // one can ask without being offered anything; the next opening tries again
      shown = undefined
    }
  }

  // pages change below an open panel, and their title changes with them
  const title = document.querySelector('title')
  if (title) new MutationObserver(() => void show()).observe(title, { childList: true })
  return { root, show }
}
