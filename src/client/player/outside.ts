import { ask } from '../../ui/calls/ask.ts'

/** What the player tells others: the device's own controls, and the site's statistics. */
interface Playing {
  title: string
  picture: string | undefined
  isRadio: boolean
  audio: HTMLAudioElement
  skip(seconds: number): void
}

/** Names what plays on the lock screen and takes its buttons, and those of a headset. */
export function nameSession({ title, picture, isRadio, audio, skip }: Playing): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
    artwork: picture ? [{ src: new URL(picture, location.href).href }] : [],
  })
  mediaSession.setActionHandler('play', () => void audio.play().catch(() => {}))
  mediaSession.setActionHandler('pause', () => audio.pause())
  mediaSession.setActionHandler('seekbackward', isRadio ? null : () => skip(-15))
  mediaSession.setActionHandler('seekforward', isRadio ? null : () => skip(30))
  mediaSession.setActionHandler(
    'seekto',
    isRadio
      ? null
      : ({ seekTime }) => {
          if (seekTime !== undefined) audio.currentTime = seekTime
        },
  )
}

const sessionKey = 'sanggar_session'

/** a name for this visit in this tab, which means nothing anywhere else */
function sessionId(): string {
  try {
    const known = sessionStorage.getItem(sessionKey)
    if (known) return known
    // randomUUID is for https only
    const made = [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(36)).join('')
    sessionStorage.setItem(sessionKey, made)
    return made
  } catch {
    return 'tanpa-sesi'
  }
}

/** Counts an episode that was begun. Nobody waits for it, and a failure is only warned of. */
export function recordPlay(path: string): void {
  ask('/v1/statistics/record', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      event: 'play',
      path,
      entityType: 'episode',
      sessionId: sessionId(),
      timestamp: new Date().toISOString(),
    }),
  })
    // an answer nobody reads keeps its connection
    .then(response => response.text())
    .catch(error => console.warn('Failed to record a play', error))
}
