/** How far somebody is in a chapter: a block of its text, and a second of its film. */
export interface ReadingPlace {
  block: number
  second?: number
}

const text = () => document.querySelector('#main .prose')
const film = () => text()?.querySelector('video') ?? undefined

/** fewer than these are on the first screen anyway */
const leastBlocks = 3
const leastSeconds = 10
/** a place is noted when somebody has stayed at it */
const stillMilliseconds = 3000

/** The block that stands under the top of the screen. */
function blockAtHand(blocks: HTMLCollection): number {
  const line = innerHeight / 3
  let at = 0
  for (const [index, block] of [...blocks].entries())
    if (block.getBoundingClientRect().top <= line) at = index
  return at
}

/** Tells of places that somebody stays at, and of the last one when they leave. Answers what ends it. */
export function followPlace(tell: (place: ReadingPlace) => void): () => void {
  const blocks = text()?.children
  if (!blocks) return () => {}
  let timer = 0
  let told = ''
  function now(): void {
    clearTimeout(timer)
    const seconds = Math.floor(film()?.currentTime ?? 0)
    const place: ReadingPlace = {
      block: blocks ? blockAtHand(blocks) : 0,
      ...(seconds > 0 ? { second: seconds } : {}),
    }
    const said = JSON.stringify(place)
    // who has only arrived has been nowhere yet
    if (said === told || (told === '' && place.block === 0 && seconds === 0)) return
    told = said
    tell(place)
  }
  function later(): void {
    clearTimeout(timer)
    timer = window.setTimeout(now, stillMilliseconds)
  }
  const video = film()
  addEventListener('scroll', later, { passive: true })
  addEventListener('pagehide', now)
  video?.addEventListener('pause', now)
  return () => {
    removeEventListener('scroll', later)
    removeEventListener('pagehide', now)
    video?.removeEventListener('pause', now)
    now()
  }
}

/** Whoever comes back is offered the place where they were; a film goes on there by itself once it is played. Answers what ends it. */
export function offerPlace({ block, second }: { block: number; second: number }): () => void {
  const prose = text()
  const video = film()
  if (video && second >= leastSeconds)
    video.addEventListener(
      'play',
      () => {
        if (video.currentTime < 1) video.currentTime = second
      },
      { once: true },
    )
  const there = prose?.children[block]
  const bar = document.querySelector<HTMLElement>('#main .chapter-resume')
  // an address with a place of its own leads there, and who goes back is put where they were by the browser
  if (!prose || !there || !bar || block < leastBlocks || location.hash !== '' || scrollY > innerHeight / 2)
    return () => {}
  const end = () => {
    bar.hidden = true
    bar.replaceChildren()
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-line'
  button.textContent = 'Lanjutkan dari sana'
  button.addEventListener('click', () => {
    end()
    there.scrollIntoView({ block: 'start' })
    if (there instanceof HTMLElement) {
      there.tabIndex = -1
      there.focus({ preventScroll: true })
    }
  })
  bar.replaceChildren(`Terakhir Anda membaca sampai ${wordsOf(prose, there)}. `, button)
  bar.hidden = false
  return end
}

/** by the last heading before it, else by how far it is */
function wordsOf(prose: Element, there: Element): string {
  const before = [...prose.children].slice(0, [...prose.children].indexOf(there) + 1)
  const heading = before.findLast(one => /^H[2-4]$/.test(one.tagName))?.textContent?.trim()
  return heading ? `"${heading}"` : `${Math.round((before.length / prose.children.length) * 100)}% bab ini`
}
