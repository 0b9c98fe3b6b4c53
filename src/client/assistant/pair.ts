import type { SitePath } from '../../site-links.ts'
import { badgeOf, contactLink, drawAnswer, drawSources, ownLink } from './answer-text.ts'
import { type Card, type Line, Refused, type Source } from './calls.ts'
import { key, make, textButton } from './make.ts'
import { drawRating, type Verdict } from './rating.ts'

export interface PairDeeds {
  ask(query: string): void
  rate(messageId: number, verdict: Verdict | null, reason?: string): Promise<unknown>
  say(words: string): void
}

/** A question with its answer, which grows while it comes. */
export interface Pair {
  root: HTMLElement
  take(line: Line): void
  /** the answer is whole, was stopped (what came stays), or failed */
  end(problem?: unknown): void
  text(): string
  messageId(): number | undefined
}

interface Known {
  messageId?: number | undefined
  feedback?: Verdict | null
}

export function drawPair(query: string, deeds: PairDeeds, known: Known = {}): Pair {
  const body = make('div', { class: 'asst-text' })
  const waiting = make('span', { class: 'asst-dots', role: 'img', 'aria-label': 'Menulis jawaban' })
  waiting.append(make('i'), make('i'), make('i'))
  const rest = make('div', { class: 'asst-rest' })
  const answer = make('div', { class: 'asst-bot' }, body, waiting, rest)
  const root = make('article', { class: 'asst-pair' }, make('p', { class: 'asst-you' }, query), answer)
  const sources: Source[] = []
  const suggestions: string[] = []
  const cards: Card[] = []
  let text = ''
  let engine: Line['engine']
  let { messageId } = known
  let isPlanned = false
  let hasFailed = false
  let isAnswered = true

  const draw = () => {
    isPlanned = false
    body.replaceChildren(...drawAnswer(text, sources))
  }
  const drawSoon = () => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(draw)
  }

  return {
    root,
    text: () => text,
    messageId: () => messageId,
    take(line) {
      messageId ??= line.message_id
      text += line.text ?? ''
      if (line.source) sources.push(line.source)
      if (line.suggestion) suggestions.push(line.suggestion)
      if (line.card) cards.push(line.card)
      if (line.engine) engine = line.engine
      if (line.error) hasFailed = true
      if (line.answered === false) isAnswered = false
      drawSoon()
    },
    end(problem) {
      waiting.remove()
      draw()
      const words = problem === undefined ? (hasFailed ? lost : undefined) : wordsOf(problem)
      rest.replaceChildren(
        ...cards.map(drawCard),
        ...drawSources(sources, isAnswered ? 'Sumber' : 'Yang terdekat'),
        ...(words === undefined ? [] : drawProblem(words, problem)),
        ...keysOf(),
        ...drawChips(suggestions, deeds),
      )
    },
  }

  function keysOf(): HTMLElement[] {
    const again = key('again', 'Tanyakan lagi', () => deeds.ask(query))
    if (text === '') return [make('div', { class: 'asst-keys' }, again)]
    const copy = key('copy', 'Salin jawaban', () => {
      navigator.clipboard.writeText(text).then(
        () => deeds.say('Jawaban disalin.'),
        () => deeds.say('Tidak dapat menyalin.'),
      )
    })
    const id = messageId
    const rating =
      id === undefined ? [] : drawRating(known.feedback ?? null, (...given) => deeds.rate(id, ...given))
    const [keys = [], below = []] = rating
    const row = make(
      'div',
      { class: 'asst-keys' },
      ...(engine && isAnswered ? [badgeOf(engine)] : []),
      copy,
      ...keys,
      again,
    )
    return [row, ...below]
  }
}

const lost = 'Jawaban terputus. Coba tanyakan lagi.'

const wordsOf = (problem: unknown) =>
  problem instanceof Refused
    ? problem.message
    : navigator.onLine
      ? lost
      : 'Anda sedang luring. Coba lagi saat tersambung.'

function drawProblem(words: string, problem: unknown): HTMLElement[] {
  const isStranger = problem instanceof Refused && problem.status === 401
  const next = encodeURIComponent(location.pathname + location.search)
  const way = isStranger
    ? [' ', make('a', { href: `${'/Login' satisfies SitePath}?next=${next}` }, 'Masuk')]
    : []
  return [make('p', { class: 'asst-problem', role: 'alert' }, words, ...way)]
}

function drawCard({ title, items, action }: Card): HTMLElement {
  const rows = items.map(item => {
    const href = ownLink(item.href) ?? contactLink(item.href)
    const said = [item.title, make('small', {}, item.text)]
    return make('li', {}, ...(href ? [make('a', { href }, ...said)] : said))
  })
  const href = action && ownLink(action.href)
  const more = action && href ? [make('a', { href, class: 'asst-more' }, action.label)] : []
  return make('section', { class: 'asst-card' }, make('h3', {}, title), make('ul', {}, ...rows), ...more)
}

const drawChips = (suggestions: readonly string[], deeds: PairDeeds) =>
  suggestions.length === 0
    ? []
    : [
        make(
          'div',
          { class: 'asst-chips' },
          ...suggestions.map(words => textButton(words, () => deeds.ask(words))),
        ),
      ]
