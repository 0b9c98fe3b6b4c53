import './player.css'
import { clock, type Dock, makeDock, shape } from './dock.ts'
import { keepHabits, keepPlace, placeOf, readHabits } from './memory.ts'
import { nameSession, recordPlay } from './outside.ts'

/**
 * Takes what a page began to play over into a player of its own, which goes on while pages change. An
 * `<audio data-player>` says what it is by `data-title`, `data-href`, `data-picture`; with `data-radio` it has neither
 * beginning nor end. Without script it is a plain player.
 */
export function takeOver(source: HTMLAudioElement): void {
  source.pause()
  player ??= createPlayer()
  player.open(source)
}

interface Player {
  open(source: HTMLAudioElement): void
}

let player: Player | undefined

/** seconds between two notes of the place */
const noteEvery = 5

function createPlayer(): Player {
  const dock = makeDock()
  const audio = new Audio()
  audio.preload = 'metadata'
  const habits = readHabits()
  let isRadio = false
  /** where to go back to as soon as the length is known */
  let startAt = 0
  let notedAt = 0
  let opener: HTMLElement | undefined

  const note = () => {
    // a sound that is being put away is at 0 already
    const hasPlace = !isRadio && audio.hasAttribute('src') && audio.readyState > 0
    if (hasPlace) keepPlace(audio.currentSrc, audio.currentTime, audio.duration)
    notedAt = audio.currentTime
  }
  const skip = (seconds: number) => {
    if (!isRadio) audio.currentTime = Math.min(Math.max(0, audio.currentTime + seconds), audio.duration || 0)
  }
  const resume = () => {
    audio.play().catch(() => {
      if (audio.error) say('Audio tidak dapat diputar. Periksa koneksi internet Anda, lalu coba lagi.')
    })
  }
  const toggle = () => (audio.paused ? resume() : audio.pause())
  const say = (words: string) => {
    dock.note.textContent = words
  }

  function close(): void {
    note()
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
    const hadFocus = dock.root.contains(document.activeElement)
    dock.root.remove()
    document.documentElement.classList.remove('has-player')
    if ('mediaSession' in navigator) navigator.mediaSession.metadata = null
    if (hadFocus) (opener?.isConnected ? opener : document.getElementById('main'))?.focus()
  }

  listen(dock, audio, { toggle, skip, close, note, habits })

  audio.addEventListener('loadedmetadata', () => {
    if (startAt > 0 && startAt < audio.duration) audio.currentTime = startAt
    startAt = 0
    show(dock, audio)
  })
  audio.addEventListener('timeupdate', () => {
    show(dock, audio)
    if (Math.abs(audio.currentTime - notedAt) >= noteEvery) note()
  })
  audio.addEventListener('playing', () => say(isRadio ? 'Sedang mengudara' : ''))
  audio.addEventListener('waiting', () => say('Memuat…'))
  audio.addEventListener('error', () => {
    if (audio.hasAttribute('src'))
      say('Audio tidak dapat diputar. Periksa koneksi internet Anda, lalu coba lagi.')
  })
  addEventListener('pagehide', note)
  dock.picture.addEventListener('error', () => {
    dock.picture.hidden = true
  })

  return {
    open(source) {
      const address = source.currentSrc || source.src
      const { title = 'Audio', href = location.pathname, picture, radio } = source.dataset
      opener = source
      if (!dock.root.isConnected) document.body.append(dock.root)
      document.documentElement.classList.add('has-player')
      if (audio.src !== address) {
        note()
        isRadio = radio !== undefined
        startAt = isRadio ? 0 : source.currentTime > 1 ? source.currentTime : placeOf(address)
        audio.loop = source.loop
        audio.src = address
        audio.volume = habits.volume
        audio.defaultPlaybackRate = isRadio ? 1 : habits.speed
        audio.playbackRate = audio.defaultPlaybackRate
        dock.root.classList.toggle('is-radio', isRadio)
        dock.title.textContent = title
        dock.title.href = href
        dock.picture.hidden = !picture
        if (picture) dock.picture.src = picture
        say('')
        show(dock, audio)
        nameSession({ title, picture, isRadio, audio, skip })
        if (!isRadio) recordPlay(href)
      }
      resume()
    },
  }
}

interface Wishes {
  toggle(): void
  skip(seconds: number): void
  close(): void
  note(): void
  habits: { speed: number; volume: number }
}

/** What the dock's buttons, sliders and keys do. */
function listen(dock: Dock, audio: HTMLAudioElement, { toggle, skip, close, note, habits }: Wishes): void {
  dock.play.addEventListener('click', toggle)
  dock.back.addEventListener('click', () => skip(-15))
  dock.forward.addEventListener('click', () => skip(30))
  dock.close.addEventListener('click', close)
  dock.place.addEventListener('input', () => {
    audio.currentTime = Number(dock.place.value)
  })
  dock.speed.value = String(habits.speed)
  dock.speed.addEventListener('change', () => {
    habits.speed = Number(dock.speed.value)
    audio.playbackRate = habits.speed
    keepHabits(habits)
  })
  dock.volume.value = String(habits.volume)
  dock.volume.addEventListener('input', () => {
    habits.volume = Number(dock.volume.value)
    audio.volume = habits.volume
    keepHabits(habits)
  })
  for (const kind of ['play', 'pause', 'ended'] as const)
    audio.addEventListener(kind, () => {
      dock.play.replaceChildren(shape(audio.paused ? 'play' : 'pause'))
      dock.play.setAttribute('aria-label', audio.paused ? 'Putar' : 'Jeda')
      dock.play.title = audio.paused ? 'Putar' : 'Jeda'
      if (audio.paused) note()
    })
  const keys: Record<string, () => void> = {
    k: toggle,
    j: () => skip(-15),
    l: () => skip(30),
    m: () => {
      audio.muted = !audio.muted
    },
    Escape: close,
  }
  dock.root.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target === dock.speed) return
    const wish = keys[event.key]
    if (!wish) return
    event.preventDefault()
    wish()
  })
}

/** Place and length, in figures, on the slider, and for those who hear the page. */
function show(dock: Dock, audio: HTMLAudioElement): void {
  const { currentTime } = audio
  const duration = Number.isFinite(audio.duration) ? audio.duration : 0
  dock.at.textContent = clock(currentTime)
  dock.of.textContent = clock(duration)
  // until the length is known there is no place to go to
  dock.place.disabled = duration === 0
  dock.place.max = String(Math.max(1, Math.floor(duration)))
  dock.place.value = String(Math.floor(currentTime))
  dock.place.setAttribute('aria-valuetext', `${clock(currentTime)} dari ${clock(duration)}`)
}
