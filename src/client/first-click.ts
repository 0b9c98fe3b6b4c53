import { isSlow } from './connection.ts'
import { clickedLink } from './our-links.ts'
import { wantInstead } from './reload-guard.ts'

type Navigate = (href: string) => void

/** milliseconds for which a press waits for the client; then the browser goes by itself */
const patience = 5000

/**
 * A link that is pressed before the client is there waits for it, under the progress bar, and is a navigation like all
 * later ones. On a slow connection it stays the browser's: the document is smaller than the client. Answers how the
 * holding ends: from then on the client listens itself.
 */
export function holdClicks(start: () => Promise<Navigate>): () => void {
  let wanted: string | undefined
  const leave = () => location.assign(wanted ?? location.href)

  function hold(event: MouseEvent): void {
    const link = clickedLink(event)
    // an anchor of this page needs nobody
    const isHere = link?.pathname === location.pathname && link.search === location.search
    if (!link || isHere || isSlow()) return
    event.preventDefault()
    const isFirst = wanted === undefined
    wanted = link.href
    wantInstead(wanted)
    if (!isFirst) return
    import('./progress-bar.ts').then(module => module.progressBar().begin())
    const leaving = setTimeout(leave, patience)
    start().then(navigate => {
      clearTimeout(leaving)
      wantInstead('')
      navigate(wanted ?? '')
    }, leave)
  }

  document.addEventListener('click', hold)
  return () => document.removeEventListener('click', hold)
}
