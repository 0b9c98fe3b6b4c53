import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type PassageTopic, passageTopics } from '../../../platform/passage-part.ts'
import {
  listTopics,
  type PassageHit,
  questionSynonyms,
  type Retrieved,
  sentencesOf,
  termsInSentences,
  termsOf,
} from '../passages/passages.ts'
import { type Composed, compose, distinct, mostSources, refusal } from './composing.ts'
import { isStory } from './confidence.rules.ts'
import { contactCard } from './own-records.ts'
import { asksSame, type TopicAsked } from './topics.rules.ts'

/** so many things of a list are told; the source has all */
const mostLines = 12
/** "nomor urut list" is no telephone's: a passage that speaks of all that was asked answers it, whatever kind it seemed to be */
const allSpokenOf = 0.9
/** what is no list is told in a run */
const fewLines = 3

/** how each is asked, where it is offered as the next question */
const topicQuestions: Readonly<Record<PassageTopic, string>> = {
  offers: 'Ada kelas apa saja?',
  enrolment: 'Bagaimana cara mendaftar?',
  payment: 'Bagaimana cara membayar?',
  schedule: 'Kapan kelas berikutnya mulai?',
  certificates: 'Kelas mana yang bersertifikat?',
  contact: 'Di mana alamatnya?',
  mentors: 'Siapa saja pengajarnya?',
  events: 'Ada acara apa saja?',
  programs: 'Ada program apa saja?',
  vacancies: 'Ada lowongan apa saja?',
  donations: 'Bagaimana cara berdonasi?',
  refunds: 'Apakah uang dapat kembali?',
}

interface Answered {
  retrieved: Retrieved
  composed: Composed
}

/**
 * The answer to an everyday question: what the site wrote below a heading that asks the same, else what its data says, else
 * what was found, and then in no lesson and no story. A question that names something is answered by what speaks of that, if anything does.
 */
export async function answerEveryday(
  context: InTenant,
  { asked, text, retrieved }: { asked: TopicAsked; text: string; retrieved: Retrieved },
): Promise<Answered> {
  const { rule, subject } = asked
  const open = { ...retrieved, found: retrieved.found.filter(({ kind }) => !isStory(kind)) }
  const answers = ({ isAnswered, text: told }: Composed) => isAnswered && (rule.has?.test(told) ?? true)
  if (subject.length > 0) {
    const known = rule.isFirst ? await answerOfTopic(context, asked, open) : undefined
    if (known) return known
    const fitting = await compose(context, text, retrieved, rule.has)
    if (answers(fitting)) return { retrieved, composed: fitting }
    const composed = await compose(context, text, retrieved)
    if (rule.isFirst || (composed.isAnswered && composed.confidence >= allSpokenOf))
      return { retrieved, composed }
    return (await answerOfTopic(context, asked, open)) ?? { retrieved, composed: refusal(retrieved.found, 0) }
  }
  const same = open.found.filter(
    ({ kind, title, heading }) => !isOffer(kind) && asksSame(heading === '' ? title : heading, asked),
  )
  const written = same.length > 0 ? await compose(context, text, { ...open, found: same }) : undefined
  if (written?.isAnswered)
    return { retrieved: { ...open, found: [...new Set([...same, ...open.found])] }, composed: written }
  const known = await answerOfTopic(context, asked, open)
  if (known) return known
  const composed = await compose(context, text, open, rule.has)
  return { retrieved: open, composed: answers(composed) ? composed : refusal(open.found, 0) }
}

const isOffer = (kind: string) => ['class', 'course', 'event', 'job', 'career'].includes(kind)

/** What the site's own data says of it; undefined: nothing. */
async function answerOfTopic(
  context: InTenant,
  { rule, subject }: TopicAsked,
  retrieved: Retrieved,
): Promise<Answered | undefined> {
  const all = await listTopics(context)
  const told: { passage: PassageHit; lead: string; lines: string[] }[] = []
  for (const topic of rule.topics) {
    const parts = all.filter(({ ref }) => ref === topic)
    const [passage] = parts
    if (!passage) continue
    // a passage that goes on begins with the sentence before it
    const [lead = '', ...rest] = [...new Set(parts.flatMap(({ body }) => sentencesOf(body)))]
    const fitting = rule.lines ? rest.filter(line => rule.lines?.test(line)) : rest
    const lines = subject.length === 0 ? fitting : await ofSubject(context, fitting, subject)
    const isNothing = lines.length === 0 && (rule.lines !== undefined || subject.length > 0)
    if (!isNothing) told.push({ passage, lead, lines })
    if (told.length > 0 && !rule.lines) break
  }
  const [first] = told
  if (!first) return undefined
  const lines = told.flatMap(one => one.lines)
  const passages = told.map(({ passage }) => passage)
  // the page of a thing that is told of says more of it
  const named =
    subject.length === 0 ? [] : retrieved.found.filter(one => lines.some(line => line.startsWith(one.title)))
  const asked = new Set(passages.map(({ ref }) => ref))
  const card = asked.has('contact') ? contactCard(context) : undefined
  const others = passageTopics.filter(topic => !asked.has(topic) && all.some(({ ref }) => ref === topic))
  return {
    retrieved: { ...retrieved, found: [...passages, ...retrieved.found] },
    composed: {
      isAnswered: true,
      isNear: true,
      confidence: 1,
      text: textOf(first.lead, lines, told.length > 1 || rule.lines !== undefined || subject.length > 0),
      sources: distinct([...named, ...passages]).slice(0, mostSources),
      suggestions: others.slice(0, 3).map(topic => topicQuestions[topic]),
      ...(card ? { card } : {}),
    },
  }
}

/** A run of sentences, or a list below its sentence; what was chosen of a list needs no sentence about the whole of it. */
function textOf(lead: string, lines: readonly string[], isChosen: boolean): string {
  const shown = lines.slice(0, mostLines)
  if (isChosen && shown.length <= 1) return shown.join(' ')
  if (!isChosen && shown.length < fewLines) return [lead, ...shown].join(' ')
  const more =
    lines.length > shown.length ? [`Dan ${lines.length - shown.length} lainnya di halaman sumbernya.`] : []
  return [
    isChosen ? 'Yang saya temukan:' : lead,
    '',
    ...shown.map(line => `- ${line}`),
    ...(more.length > 0 ? ['', ...more] : []),
  ].join('\n')
}

/** Those lines that speak of all that was named. */
async function ofSubject(
  { tx, tenant }: InTenant,
  lines: readonly string[],
  subject: readonly string[],
): Promise<string[]> {
  const terms = termsOf(subject.join(' '), questionSynonyms(tenant.values.search), new Map()).map(
    ({ query }) => query,
  )
  const said = await termsInSentences(tx, { sentences: lines, terms })
  return lines.filter((_, at) => said[at]?.size === terms.length)
}
