import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** what a page says of its sound, as the player at the foot of the window wants it */
interface Sound {
  src: string
  picture?: string
}

/** all that is needed of the browser: layouts are compiled for the server too */
const browser = globalThis as unknown as { location: { assign(address: string): void } }

/**
 * The large button. It leads to the episode's own page; with script it asks that page for its sound and plays it here,
 * in the player that stays at the foot of the window. An episode that cannot be heard is one to read about.
 */
export function Play({ href, title }: { href: string; title: string }) {
  const [sound, setSound] = useState<Sound>()
  const [times, setTimes] = useState(0)
  return (
    <>
      <a
        className="play"
        href={href}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          soundOf(href).then(found => {
            if (!found) return browser.location.assign(href)
            setSound(found)
            setTimes(times + 1)
          })
        }}
      >
        <Icon name="play" />
        <span className="sr-only">{`Putar ${title}`}</span>
      </a>
      {sound && (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands on the episode's page
        <audio
          key={times}
          hidden
          autoPlay
          src={sound.src}
          data-player=""
          data-title={title}
          data-href={href}
          data-picture={sound.picture}
        />
      )}
    </>
  )
}

async function soundOf(href: string): Promise<Sound | undefined> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    // the radio below a page is another one
    const tag = /<audio\b(?![^>]*data-radio)[^>]*\bdata-player=[^>]*>/.exec(await answer.text())?.[0]
    const read = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&')
    const src = read('src')
    if (!src) return undefined
    return { src, picture: read('data-picture') }
  } catch {
    return undefined
  }
}
