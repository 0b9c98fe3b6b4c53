import { watchConnection } from './connection.ts'
import { holdClicks } from './first-click.ts'
import { keepVersionAndTenant } from './kept.ts'
import { loadFontsAfterPaint } from './late-fonts.ts'
import { aimedAt } from './our-links.ts'
import { guardReloads } from './reload-guard.ts'
import { wake } from './wake.ts'

/**
 * Every link and form works as plain HTML, so React comes when somebody is there: at the first touch, key, scroll or
 * movement of the pointer. Until then this small module is all the script there is, and a page that is only looked at
 * costs a cheap phone nothing more.
 */
guardReloads()
keepVersionAndTenant()
watchConnection()
loadFontsAfterPaint()
// the hint says that somebody may be signed in; all others are spared the question
if (/(?:^|; )(?:__Host-)?masuk=1/.test(document.cookie))
  import('./who-am-i.ts').then(module => module.showWhoIAm())

/** After all that is looked at: a picture is never kept waiting. */
function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then)
}

onceLoaded(wake)

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const
let release = () => {}
let started: Promise<(href: string) => void> | undefined

/** Answers how one navigates from then on. */
function start(): Promise<(href: string) => void> {
  if (started) return started
  for (const sign of signsOfLife) removeEventListener(sign, start, true)
  started = import('./app.tsx')
    .then(module => module.startClient())
    .then(navigate => {
      release()
      return navigate
    })
  return started
}

const isOffice = document.documentElement.dataset.frame === 'office'

// a page to work with is not waited for, nor one that must keep its preview; the picker's small pictures stay still
const query = new URLSearchParams(location.search)
const isDraft = query.has('pratinjau')
const isLive = document.querySelector('[data-live]') !== null
if (isOffice || (isDraft && !query.has('tataLetak')) || isLive) start()
else {
  for (const sign of signsOfLife) addEventListener(sign, start, { capture: true, passive: true })
  if (!isDraft) release = holdClicks(start)
}

// what plays is taken over by a player that stays while pages change
document.addEventListener(
  'play',
  event => {
    const audio = aimedAt<HTMLAudioElement>(event, 'audio[data-player]')
    if (audio) import('./player/player.ts').then(module => module.takeOver(audio))
  },
  true,
)

const openChat = (opener: HTMLElement) =>
  import('./assistant/panel.ts').then(module => module.openAssistant(opener))

// before anything that follows links: without script it is one, to the page about the assistant
addEventListener(
  'click',
  event => {
    const opener = aimedAt<HTMLElement>(event, '[data-assistant]')
    if (!opener) return
    event.preventDefault()
    openChat(opener)
  },
  true,
)

// whoever came back to where the chat stood, and the document with it is another one by now (assistant/way-back.ts)
const opener = history.state?.isAssistant && document.querySelector<HTMLElement>('[data-assistant]')
if (opener) openChat(opener)

if (!isOffice && !isDraft)
  onceLoaded(() => {
    import('./after-load.ts').then(module => module.afterLoad())
    const id = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content
    if (id) import('./analytics.ts').then(module => module.measure(id))
  })
