import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { pathTo } from '../../../routes.ts'
import { listOpenExams } from '../../learning/quizzes/quizzes.ts'
import { findPassages, type Retrieved } from '../passages/passages.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import { type Composed, compose, labelOf, told } from './composing.ts'
import { withoutPersonalData } from './masking.ts'
import { intentOf } from './own-records.rules.ts'
import { answerOfOwn, type OwnAnswer } from './own-records.ts'

/** All that an answer is made of, read in one transaction that is over before the first word is told. */
export interface Prepared {
  own: OwnAnswer | undefined
  retrieved: Retrieved
  composed: Composed
  /** this person is at a graded quiz: no machine may help them think */
  isInExam: boolean
}

const greeting = (title: string) =>
  `Halo! Tanyakan apa saja tentang ${title}: kelas, jadwal, biaya, atau isi pelajaran.`

const nothing: Retrieved = { terms: [], weights: [], found: [] }

/** Looks for the answer: the asker's own records first, then what stands on the site as far as they may read it. */
export async function prepare(context: InTenant, question: Question): Promise<Prepared> {
  const { reader, history } = question
  const query = question.query.trim()
  const intent = intentOf(query)
  const exams = reader ? await listOpenExams(context.tx, reader.membershipId) : []
  const isInExam = exams.length > 0
  if (intent) {
    const own = await answerOfOwn(context, reader, intent)
    return { own, retrieved: nothing, composed: told(own.text), isInExam }
  }
  const text = withoutPersonalData(withSubject(query, history))
  const hidden = exams.flatMap(({ classSlug }) => courseAddresses(classSlug))
  const retrieved = await findPassages(context, { text, reader, hidden })
  if (retrieved.terms.length === 0) {
    return { own: undefined, retrieved, composed: told(greeting(context.tenant.title)), isInExam }
  }
  const composed = await compose(context, text, retrieved)
  if (!isInExam) return { own: undefined, retrieved, composed, isInExam }
  const held = await heldBack(context, { text, reader, exams, open: retrieved })
  return { own: undefined, retrieved, composed: held ?? composed, isInExam }
}

const courseAddresses = (slug: string) =>
  (['Courses-slug', 'Courses-Premium-slug', 'Class-slug', 'Camp-slug'] as const).map(name =>
    pathTo(name, { slug }),
  )

interface HeldBack {
  text: string
  reader: Member | null
  exams: readonly { classSlug: string; className: string; title: string }[]
  open: Retrieved
}

/** Where the course of a running quiz says it best nothing of it is told, only where to read on afterwards. */
async function heldBack(
  context: InTenant,
  { text, reader, exams, open }: HeldBack,
): Promise<Composed | undefined> {
  const all = await findPassages(context, { text, reader, hidden: [] })
  const best = all.found[0]
  const isOfCourse = exams.find(({ classSlug }) =>
    courseAddresses(classSlug).some(at => best?.url.startsWith(at)),
  )
  if (!best || !isOfCourse || (open.found[0]?.score ?? 0) >= best.score) return undefined
  return {
    isAnswered: false,
    isNear: false,
    confidence: 0,
    text: `Anda sedang mengerjakan ${isOfCourse.title}, jadi saya tidak menjawab dari materi ${isOfCourse.className} sampai kuisnya dikumpulkan. Petunjuk: ingat kembali bagian ${labelOf(best)}, lalu kerjakan dengan pemahaman Anda sendiri.`,
    sources: [],
    suggestions: [],
  }
}

const pointing =
  /^(itu|ini|lalu|terus|dan|kalau|bagaimana dengan|gimana dengan|contohnya|yang|kenapa begitu)\b|\b(itu|tersebut|nya)\b/iu

/** A short question that goes on from the one before is asked together with it. */
export function withSubject(query: string, history: Question['history']): string {
  const before = history.at(-1)?.query
  const isShort = query.split(/\s+/).length <= 5
  return before && isShort && pointing.test(query) ? `${query} ${before}`.slice(0, 1000) : query
}

/** Told word by word, as a model would: whoever reads sees it come, and may stop it. */
export function* tellPrepared({ own, composed }: Prepared, lead = ''): Generator<AnswerPart> {
  const text = lead === '' ? composed.text : `${lead}\n\n${composed.text}`
  for (const piece of text.match(/\S+\s*/gu) ?? []) yield { type: 'text', text: piece }
  if (own?.card) yield own.card
  yield* sourcesOf(composed)
  for (const suggestion of composed.suggestions) yield { type: 'suggestion', text: suggestion }
  const { isAnswered, confidence } = composed
  yield { type: 'done', engine: 'extractive', answered: isAnswered, confidence: rounded(confidence) }
}

export function* sourcesOf({ sources }: Pick<Composed, 'sources'>): Generator<AnswerPart> {
  for (const { title, heading, url } of sources)
    yield { type: 'source', title, url, ...(heading === '' ? {} : { heading }) }
}

export const rounded = (confidence: number) => Math.round(confidence * 100) / 100
