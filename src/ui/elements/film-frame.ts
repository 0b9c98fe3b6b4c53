/** A film that lies elsewhere: its player takes the link's place when it is asked for, never before. */
export class FilmFrame extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', event => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain) return
      event.preventDefault()
      this.#play()
    })
  }

  #play(): void {
    const { frame = '', title = '' } = this.dataset
    const player = document.createElement('iframe')
    player.src = frame
    player.title = title
    player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    this.dataset.playing = ''
    this.append(player)
    player.focus()
  }
}
