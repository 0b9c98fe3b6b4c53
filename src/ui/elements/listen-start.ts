/**
 * A recording that is begun by a button of the page's own look: the browser's player stands there only for whoever has
 * no script. What begins is taken over by the player at the foot of the page.
 */
export class ListenStart extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', event => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const sound = this.querySelector('audio')
      if (!button || !sound) return
      const at = Number(button.dataset.at)
      if (button.dataset.at !== undefined) beginAt(sound, at)
      // what goes wrong is said by the player at the foot
      sound.play().catch(() => {})
    })
  }
}

/** What is not loaded yet has no place to go to: it goes there as soon as it knows how long it is. */
function beginAt(sound: HTMLAudioElement, seconds: number): void {
  if (sound.readyState >= HTMLMediaElement.HAVE_METADATA) sound.currentTime = seconds
  else sound.addEventListener('loadedmetadata', () => (sound.currentTime = seconds), { once: true })
}
