import { ask } from '../calls/ask.ts'
import { followPlace, offerPlace, type ReadingPlace } from './reading-place.ts'

interface Standing {
  percent: number
  done: number
  total: number
  isDone: boolean
  isFinished: boolean
}

/** seconds that a chapter is on the screen before its end counts as read: who only leafs through has not read it */
const leastSeconds = 5

/**
 * The foot of a chapter as a participant has it: notes that it was opened, and that it is done when its end has been seen.
 * The form in it does the second without script.
 */
export class ChapterReading extends HTMLElement {
  #watch: IntersectionObserver | undefined
  #timer = 0
  #unfollow: (() => void) | undefined
  #unoffer: (() => void) | undefined

  connectedCallback(): void {
    void this.#note('opened')
    const { block, second } = this.dataset
    this.#unoffer = offerPlace({ block: Number(block ?? 0), second: Number(second ?? 0) })
    this.#unfollow = followPlace(place => void this.#note('placed', place))
    if (this.dataset.done !== undefined) return
    this.#watch = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#seen()
      else clearTimeout(this.#timer)
    })
    this.#watch.observe(this)
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
    this.#unfollow?.()
    this.#unoffer?.()
    clearTimeout(this.#timer)
  }

  #seen(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.#watch?.disconnect()
      void this.#note('done')
    }, leastSeconds * 1000)
  }

  async #note(what: 'opened' | 'done' | 'placed', place?: ReadingPlace): Promise<void> {
    const { slug = '', chapter = '' } = this.dataset
    try {
      const response = await ask('/v1/class/progress', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ slug, chapter, what, ...place }),
        keepalive: true,
      })
      if (response.ok && what === 'done') this.#show((await response.json()).data)
    } catch {
      // the button below does the same once there is a network again
    }
  }

  /** null: there was no network, and the service worker keeps it */
  #show(standing: Standing | null): void {
    const words = this.querySelector('[role=status]')
    if (!words) return
    if (!standing) {
      words.textContent = 'Tersimpan di perangkat ini; dikirim setelah ada jaringan.'
      return
    }
    const { done, total, isFinished } = standing
    words.textContent = isFinished
      ? 'Selamat, semua bab sudah selesai.'
      : `Bab ini selesai. ${done} dari ${total} bab selesai.`
    const meter = this.querySelector('progress')
    if (meter) meter.value = done
  }
}
