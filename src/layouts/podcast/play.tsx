import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/**
 * The large button. It leads to the episode's own page; with script it asks that page for its sound and plays it here,
 * in the player that stays at the foot of the window. An episode that cannot be heard is one to read about.
 */
export function Play({ href, title }: { href: string; title: string }) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <>
      <a
        className="play"
        href={href}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          soundOf(href).then(sound => {
            if (!sound || !place.current) return location.assign(href)
            place.current.replaceChildren(sound)
            // the player at the foot takes over by stopping this one, which is not a failure
            return sound.play().catch(reason => {
              if (!(reason instanceof DOMException && reason.name === 'AbortError')) location.assign(href)
            })
          })
        }}
      >
        <Icon name="play" />
        <span className="sr-only">{`Putar ${title}`}</span>
      </a>
      <span ref={place} hidden />
    </>
  )
}

async function soundOf(href: string): Promise<HTMLAudioElement | undefined> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const sound = page.querySelector<HTMLAudioElement>('#root audio[data-player]')
    return sound ? document.importNode(sound, true) : undefined
  } catch {
    return undefined
  }
}
