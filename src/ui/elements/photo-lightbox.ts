/** Photographs one after the other, large, in a native dialog: arrows, swiping, Escape; then back to where one was. */
export class PhotoLightbox extends HTMLElement {
  #dialog: HTMLDialogElement | undefined
  #at = 0

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
  }

  connectedCallback(): void {
    this.addEventListener('click', event => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      const link = event.target instanceof Element ? event.target.closest('a[data-photo]') : null
      if (!(link instanceof HTMLAnchorElement) || !isPlain) return
      event.preventDefault()
      this.#open(this.#links.indexOf(link))
    })
  }

  disconnectedCallback(): void {
    this.#dialog?.remove()
  }

  #open(index: number): void {
    this.#dialog ??= this.#make()
    this.#show(index)
    this.#dialog.showModal()
  }

  #make(): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.className = 'lightbox'
    dialog.setAttribute('aria-label', 'Foto')
    dialog.innerHTML = `<figure><img alt=""><figcaption><span class="lightbox-words"></span><span class="lightbox-place" aria-live="polite"></span></figcaption></figure>
<button type="button" class="lightbox-back" aria-label="Foto sebelumnya"></button>
<button type="button" class="lightbox-on" aria-label="Foto berikutnya"></button>
<button type="button" class="lightbox-close" aria-label="Tutup" autofocus></button>`
    dialog.addEventListener('click', event => {
      const { target } = event
      if (!(target instanceof Element)) return
      if (target.matches('.lightbox-back')) this.#show(this.#at - 1)
      else if (target.matches('.lightbox-on')) this.#show(this.#at + 1)
      else if (!target.closest('img, figcaption')) dialog.close()
    })
    dialog.addEventListener('keydown', event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step) this.#show(this.#at + step)
    })
    // the dialog gives the focus back to the link it was opened from; that link is the photograph seen last
    dialog.addEventListener('close', () => this.#links[this.#at]?.focus())
    followFinger(dialog, step => this.#show(this.#at + step))
    document.body.append(dialog)
    return dialog
  }

  /** around the end begins the beginning */
  #show(index: number): void {
    const links = this.#links
    this.#at = (index + links.length) % links.length
    const link = links[this.#at]
    const image = this.#dialog?.querySelector('img')
    if (!link || !image || !this.#dialog) return
    const small = link.querySelector('img')
    image.removeAttribute('src')
    image.width = small?.width ? Number(small.getAttribute('width')) : 0
    image.height = small?.height ? Number(small.getAttribute('height')) : 0
    image.src = link.href
    image.alt = small?.alt ?? ''
    write(this.#dialog, '.lightbox-words', link.dataset.caption ?? small?.alt ?? '')
    write(this.#dialog, '.lightbox-place', `${this.#at + 1} dari ${links.length}`)
    this.#dialog.toggleAttribute('data-alone', links.length === 1)
    const next = links[(this.#at + 1) % links.length]
    if (next) new Image().src = next.href
  }
}

function write(dialog: HTMLElement, selector: string, words: string): void {
  const place = dialog.querySelector(selector)
  if (place) place.textContent = words
}

/** A swipe to the side of at least 40 px turns over. */
function followFinger(element: HTMLElement, turn: (step: 1 | -1) => void): void {
  let from: { x: number; y: number } | undefined
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches
      from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    { passive: true },
  )
  element.addEventListener('touchend', ({ changedTouches }) => {
    const [touch] = changedTouches
    if (!touch || !from) return
    const x = touch.clientX - from.x
    const y = touch.clientY - from.y
    if (Math.abs(x) >= 40 && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
  })
}
