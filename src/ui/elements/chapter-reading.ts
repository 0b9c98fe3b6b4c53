import { ask } from '../calls/ask.ts'
import { followPlace, offerPlace, type ReadingPlace } from './reading-place.ts'

interface Standing {
  done: number
  total: number
  isDone: boolean
  isFinished: boolean
  block: number
  second: number
  /** slugs */
  doneChapters: string[]
}

/** seconds that a chapter is on the screen before its end counts as read: who only leafs through has not read it */
const leastSeconds = 5

/**
 * The foot of a chapter as a participant has it: notes that it was opened, says how far its reader is, and notes that it is done
 * when its end has been seen. The page is the same for all who take part; the form in it does without script.
 */
export class ChapterReading extends HTMLElement {
  #watch: IntersectionObserver | undefined
  #timer = 0
  #unfollow: (() => void) | undefined
  #unoffer: (() => void) | undefined

  connectedCallback(): void {
    this.#unfollow = followPlace(place => void this.#note('placed', place))
    void this.#open()
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
    this.#unfollow?.()
    this.#unoffer?.()
    clearTimeout(this.#timer)
  }

  async #open(): Promise<void> {
    const standing = await this.#note('opened')
    if (!this.isConnected) return
    if (standing) {
      this.#unoffer = offerPlace(standing)
      this.#show(standing, standing.isDone ? 'Bab ini sudah selesai.' : '')
    }
    if (standing?.isDone || this.dataset.asks) return
    this.#watch = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#seen()
      else clearTimeout(this.#timer)
    })
    this.#watch.observe(this)
  }

  #seen(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(async () => {
      this.#watch?.disconnect()
      const standing = await this.#note('done')
      if (standing === null) this.#say('Tersimpan di perangkat ini; dikirim setelah ada jaringan.')
      else if (standing?.isFinished) this.#show(standing, 'Selamat, semua bab sudah selesai.')
      else if (standing) this.#show(standing, 'Bab ini selesai.')
    }, leastSeconds * 1000)
  }

  /** null: there was no network, and the service worker keeps it; undefined: nobody does */
  async #note(
    what: 'opened' | 'done' | 'placed',
    place?: ReadingPlace,
  ): Promise<Standing | null | undefined> {
    const { slug = '', chapter = '' } = this.dataset
    try {
      const response = await ask('/v1/class/progress', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ slug, chapter, what, ...place }),
        keepalive: true,
      })
      return response.ok ? (await response.json()).data : undefined
    } catch {
      // the button below does the same once there is a network again
      return undefined
    }
  }

  #show({ done, total, isDone, doneChapters }: Standing, first: string): void {
    const count = `${done} dari ${total} bab selesai.`
    this.#say([first, count, isDone ? '' : (this.dataset.asks ?? '')].join(' ').trim())
    const meter = this.querySelector('progress')
    if (meter) {
      meter.max = Math.max(1, total)
      meter.value = done
    }
    const button = this.querySelector('button')
    if (button && isDone) button.hidden = true
    // an attribute, which the style sheet draws and reads out: what is drawn stays as the server drew it
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
      link.toggleAttribute('data-done', doneChapters.includes(link.pathname.split('/').at(-1) ?? ''))
  }

  #say(words: string): void {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = words
  }
}
