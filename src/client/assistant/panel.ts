import type { SitePath } from '../../site-links.ts'
import { aimedAt } from '../our-links.ts'
import './panel.css'
import './panel-fields.css'
import { ownLink } from './answer-text.ts'
import { type Line, Refused, rate, readMessages, readWelcome, streamAnswer, type Welcome } from './calls.ts'
import { drawComposer } from './composer.ts'
import { drawHistory } from './history.ts'
import { drawLessonBar } from './lesson-bar.ts'
import { key, make } from './make.ts'
import { currentId, keepAnswer, readHistory, removeLocally, saveOnce, setCurrent } from './memory.ts'
import { drawPair, type Pair, type PairDeeds } from './pair.ts'
import { createMirror } from './spoken.ts'
import { createWayBack } from './way-back.ts'
import { drawWelcome } from './welcome.ts'

/** on a phone it takes the screen, and nothing behind it is reached meanwhile */
const isSmall = () => matchMedia('(width < 40rem)').matches

let panel: { open(opener: HTMLElement): void } | undefined

/** Opens the assistant over the page; where it was before, it goes on. */
export function openAssistant(opener: HTMLElement): void {
  panel ??= createPanel()
  panel.open(opener)
}

function createPanel() {
  let lastOpener: HTMLElement = document.body
  const spoken = make('p', { class: 'sr-only', 'aria-live': 'polite' })
  const mirror = createMirror(spoken)
  const thread = make('div', { class: 'asst-thread' })
  const title = make('h2', { id: 'asst-title' }, 'Asisten')
  const scroller = make('div', { class: 'asst-body', tabindex: '-1' }, thread)
  let welcome: Welcome | undefined
  let stopping: AbortController | undefined

  const past = drawHistory({
    open: id => void openPast(id),
    gone(id) {
      if (shownId === id) clear()
    },
  })
  const composer = drawComposer({
    ask: query => void ask(query),
    stop: () => stopping?.abort(),
    say: mirror.say,
  })
  const lesson = drawLessonBar(query => void ask(query))
  const clock = key('clock', 'Riwayat', () => turn(!scroller.hidden))
  const root = make(
    'dialog',
    { class: 'asst', 'aria-labelledby': 'asst-title' },
    make(
      // no landmark: a banner would be the page's second
      'div',
      { class: 'asst-head' },
      title,
      clock,
      key('plus', 'Percakapan baru', () => {
        begin()
        composer.focus()
      }),
      key('close', 'Tutup asisten', () => root.close()),
    ),
    lesson.root,
    scroller,
    past.root,
    composer.root,
    make(
      'p',
      { class: 'asst-foot' },
      'Jawaban bisa keliru. Periksa sumbernya. ',
      make('a', { href: '/Asisten' satisfies SitePath }, 'Tentang asisten'),
    ),
    spoken,
  )
  document.body.append(root)
  root.addEventListener('close', () => (lastOpener.isConnected ? lastOpener : document.body).focus())
  root.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !root.matches(':modal')) root.close()
  })
  const wayBack = createWayBack(root)
  root.addEventListener('click', event => {
    const link = aimedAt(event, 'a[href]')
    // what leads out of the page, to a call or a mail, leaves the chat where it is
    if (link && isSmall() && ownLink(link.getAttribute('href') ?? '')) wayBack.leave()
  })

  /** the conversation on the screen, once it has a name */
  let shownId: string | undefined
  const deeds: PairDeeds = {
    ask: query => void ask(query),
    rate: (messageId, verdict, reason) => rate(shownId ?? '', messageId, verdict, reason),
    say: mirror.say,
  }

  function turn(toHistory: boolean): void {
    past.root.hidden = !toHistory
    scroller.hidden = toHistory
    composer.root.hidden = toHistory
    clock.setAttribute('aria-pressed', String(toHistory))
    if (toHistory) void past.show()
  }

  function begin(): void {
    clear()
    turn(false)
  }

  function clear(): void {
    stopping?.abort()
    shownId = undefined
    setCurrent(undefined)
    thread.replaceChildren(...(welcome ? drawWelcome(welcome, deeds) : []))
  }

  async function openPast(id: string): Promise<void> {
    stopping?.abort()
    turn(false)
    const place = make('p', { class: 'asst-none', role: 'status' }, 'Membuka percakapan…')
    thread.replaceChildren(place)
    shownId = id
    setCurrent(id)
    try {
      const messages = await readMessages(id)
      if (!place.isConnected) return
      // what was asked meanwhile stays below; where another was opened, this one comes too late
      for (const { id: messageId, query, response, feedback } of messages) {
        const pair = drawPair(query, deeds, { messageId, feedback })
        place.before(pair.root)
        for (const source of response.sources) pair.take({ source })
        for (const card of response.cards) pair.take({ card })
        for (const suggestion of response.suggestions) pair.take({ suggestion })
        pair.take({
          text: response.value,
          ...(response.engine ? { engine: response.engine } : {}),
          ...(response.answered === false ? { answered: false } : {}),
        })
        pair.end()
      }
      place.remove()
    } catch (problem) {
      if (!place.isConnected) return
      if (problem instanceof Refused && problem.status === 404) return begin()
      showKept(id)
    }
    scroller.scrollTop = scroller.scrollHeight
  }

  /** without the server: what this browser remembers of it */
  function showKept(id: string): void {
    const entry = readHistory().find(one => one.conversation_id === id)
    if (!entry) {
      begin()
      return
    }
    const pair = drawPair(entry.user_message, deeds, { messageId: entry.message_id })
    pair.take({ text: entry.bot_message })
    pair.end()
    thread.replaceChildren(
      pair.root,
      make(
        'p',
        { class: 'asst-problem' },
        'Percakapan lengkap belum dapat dibuka. Ini yang tersimpan di peramban.',
      ),
    )
  }

  async function ask(query: string): Promise<void> {
    turn(false)
    // a new stream puts an end to the one before (specification section 4)
    stopping?.abort()
    const mine = new AbortController()
    stopping = mine
    // the greeting goes; a question that no answer has begun to yet stays
    if (shownId === undefined && !thread.querySelector('.asst-pair')) thread.replaceChildren()
    const pair = drawPair(query, deeds)
    thread.append(pair.root)
    // a suggestion that was pressed is gone by now: the keyboard stays in the panel
    if (!root.contains(document.activeElement)) scroller.focus({ preventScroll: true })
    scroller.scrollTop = scroller.scrollHeight
    composer.setBusy(true)
    mirror.begin()
    let problem: unknown
    try {
      const asked = {
        workspaceId: welcome?.workspaceId ?? keptWorkspace(),
        query,
        conversationId: shownId,
        page: location.pathname,
        signal: mine.signal,
      }
      const take = (line: Line) => {
        const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80
        pair.take(line)
        mirror.grow(line.text ?? '')
        if (line.id !== undefined && line.message_id !== undefined && stopping === mine)
          remember(line.id, line.message_id, query, pair.text())
        if (isAtEnd) requestAnimationFrame(() => scroller.scrollTo({ top: scroller.scrollHeight }))
      }
      await streamAnswer(asked, take).catch(error => {
        // removed meanwhile, in another tab: it is asked in a new one
        const isGone = asked.conversationId && error instanceof Refused && error.status === 404
        if (!isGone || mine.signal.aborted) throw error
        removeLocally(asked.conversationId ?? '')
        return streamAnswer({ ...asked, conversationId: undefined }, take)
      })
    } catch (error) {
      // who stops an answer has asked for it: nothing is said of it (specification section 4)
      if (!mine.signal.aborted) {
        problem = error
        console.error('Response stream error', error)
      }
    }
    const wasAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 160
    pair.end(problem)
    keepWhole(pair)
    // down to what came with the end, but never past where the answer begins
    const above = pair.root.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    if (wasAtEnd) scroller.scrollTop += Math.max(0, above)
    if (stopping !== mine) return
    stopping = undefined
    mirror.end()
    composer.setBusy(false)
  }

  function remember(id: string, messageId: number, query: string, text: string): void {
    shownId = id
    setCurrent(id)
    saveOnce({
      conversation_id: id,
      message_id: messageId,
      user_message: query,
      bot_message: text,
      created_at: new Date().toISOString(),
    })
  }

  /** the local history has the answer as one (specification section 3) */
  function keepWhole(pair: Pair): void {
    const messageId = pair.messageId()
    if (shownId !== undefined && messageId !== undefined) keepAnswer(shownId, messageId, pair.text())
  }

  async function greet(): Promise<void> {
    try {
      welcome = await readWelcome()
      title.textContent = welcome.title
      if (shownId === undefined && thread.childElementCount === 0)
        thread.replaceChildren(...drawWelcome(welcome, deeds))
    } catch {
      // one can ask without having been greeted
    }
  }

  return {
    open(opener: HTMLElement) {
      // pressed again its own button shuts it; any other way to it leads into it
      if (root.open && opener === lastOpener) return root.close()
      lastOpener = opener
      if (!root.open && isSmall()) wayBack.enter()
      else if (!root.open) root.show()
      composer.focus()
      void lesson.show()
      if (welcome) return
      const id = currentId()
      void greet()
      if (id !== undefined) void openPast(id)
    },
  }
}

const keptWorkspace = () => Number(document.querySelector<HTMLMetaElement>('meta[name=lms-id]')?.content)
