import { ask } from '../calls/ask.ts'

/** seconds between two looks: often while somebody has their phone in hand, then less */
const oftenSeconds = 3
const seldomSeconds = 10
const oftenFor = 120

/**
 * A payment that is waited for: counts down by the server's time, asks whether something changed while somebody looks,
 * and shows the page anew when it did. Without script the page's own buttons and a refresh do the same.
 */
export class PayWatch extends HTMLElement {
  #tag = ''
  #begun = performance.now()
  #timers: number[] = []
  #said = Number.POSITIVE_INFINITY
  #isAsking = false
  #lookAgain = () => {
    if (!document.hidden) void this.#look()
  }

  connectedCallback(): void {
    this.#begun = performance.now()
    this.addEventListener('click', this.#copy)
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
    this.#timers.push(window.setInterval(() => this.#count(), 1000))
    this.#count()
    if (this.dataset.watch === undefined) return
    this.#plan()
    document.addEventListener('visibilitychange', this.#lookAgain)
    for (const name of ['pageshow', 'online', 'focus']) addEventListener(name, this.#lookAgain)
  }

  disconnectedCallback(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    document.removeEventListener('visibilitychange', this.#lookAgain)
    for (const name of ['pageshow', 'online', 'focus']) removeEventListener(name, this.#lookAgain)
  }

  #plan(): void {
    const elapsed = (performance.now() - this.#begun) / 1000
    const seconds = elapsed < oftenFor ? oftenSeconds : seldomSeconds
    this.#timers.push(
      window.setTimeout(() => {
        this.#lookAgain()
        this.#plan()
      }, seconds * 1000),
    )
  }

  async #look(): Promise<void> {
    if (this.#isAsking || !this.isConnected) return
    this.#isAsking = true
    try {
      const { code = '', version = '' } = this.dataset
      const response = await ask(`/v1/payments/${encodeURIComponent(code)}/status`, {
        headers: { accept: 'application/json', ...(this.#tag ? { 'if-none-match': this.#tag } : {}) },
        cache: 'no-store',
      })
      if (response.status !== 200) return
      this.#tag = response.headers.get('etag') ?? ''
      const { data } = await response.json()
      if (data.version !== version) location.reload()
    } catch {
      // without network the next look finds out
    } finally {
      this.#isAsking = false
    }
  }

  /** by the seconds that were left when the server wrote the page, whatever the browser's clock says */
  #count(): void {
    const place = this.querySelector('[data-left]')
    if (!place || this.dataset.seconds === undefined) return
    const left = Math.max(
      0,
      Math.round(Number(this.dataset.seconds) - (performance.now() - this.#begun) / 1000),
    )
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    const two = (value: number) => String(value).padStart(2, '0')
    const time = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
    place.textContent = `sisa ${time}`
    for (const mark of [300, 60, 0])
      if (left <= mark && this.#said > mark) {
        this.#said = mark
        this.#say(mark === 0 ? 'Waktu pembayaran habis.' : `Sisa ${mark / 60} menit untuk membayar.`)
      }
  }

  #say(words: string): void {
    const place = this.querySelector('[data-said]')
    if (place) place.textContent = words
  }

  #copy = (event: Event): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null
    if (!button) return
    navigator.clipboard
      .writeText(button.dataset.copy ?? '')
      .then(() => this.#say('Tersalin.'))
      .catch(() => this.#say('Tidak dapat menyalin. Tekan lama pada angkanya.'))
  }
}
