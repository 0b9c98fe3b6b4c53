/** The player's own piece of the page, at its foot and outside what React draws: pages change, it stays. */
export interface Dock {
  root: HTMLElement
  picture: HTMLImageElement
  title: HTMLAnchorElement
  note: HTMLElement
  back: HTMLButtonElement
  play: HTMLButtonElement
  forward: HTMLButtonElement
  at: HTMLElement
  place: HTMLInputElement
  of: HTMLElement
  speed: HTMLSelectElement
  volume: HTMLInputElement
  close: HTMLButtonElement
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const shapes = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  close: 'M18 6 6 18M6 6l12 12',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const

/** As the assistant has it: shared, it would be a file of its own, which every page's first script would have to name. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export function shape(name: keyof typeof shapes): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}

const button = (className: string, label: string, content: Node | string) =>
  make('button', { type: 'button', class: className, 'aria-label': label, title: label }, content)

export function makeDock(): Dock {
  const picture = make('img', { class: 'player-pic', alt: '', width: '48', height: '48' })
  const title = make('a', { class: 'player-title' })
  const note = make('p', { class: 'player-note', role: 'status' })
  const back = button('player-skip', 'Mundur 15 detik', '-15')
  const play = button('player-play', 'Putar', shape('play'))
  const forward = button('player-skip', 'Maju 30 detik', '+30')
  const at = make('span', {}, '0:00')
  const of = make('span', {}, '0:00')
  const place = make('input', {
    type: 'range',
    min: '0',
    max: '1',
    step: '1',
    value: '0',
    'aria-label': 'Posisi',
  })
  const speed = make(
    'select',
    { class: 'player-speed', 'aria-label': 'Kecepatan' },
    ...speeds.map(value => make('option', { value: String(value) }, `${String(value).replace('.', ',')}×`)),
  )
  const volume = make('input', { type: 'range', min: '0', max: '1', step: '0.05', 'aria-label': 'Volume' })
  const close = button('player-close', 'Tutup pemutar', shape('close'))
  const root = make(
    'section',
    { class: 'player', 'aria-label': 'Pemutar audio' },
    make(
      'div',
      { class: 'player-in' },
      make('div', { class: 'player-what' }, picture, make('div', { class: 'player-words' }, title, note)),
      make('div', { class: 'player-keys' }, back, play, forward),
      make('div', { class: 'player-time' }, at, place, of),
      speed,
      make('div', { class: 'player-loud' }, shape('volume'), volume),
      close,
    ),
  )
  return { root, picture, title, note, back, play, forward, at, place, of, speed, volume, close }
}

/** 75 → "1:15", 3675 → "1:01:15" */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
