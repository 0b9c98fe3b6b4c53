import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { pathTo } from '../../../routes.ts'
import { listOpenExams } from '../../learning/quizzes/quizzes.ts'
import { withoutPersonalData } from '../endpoints/endpoints.ts'
import {
  findPassages,
  isSolution,
  type Meaning,
  type Retrieved,
  wordsOfQuestion,
} from '../passages/passages.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import { isThanks, withoutChatter } from './chatter.rules.ts'
import { type Composed, compose, labelOf, told } from './composing.ts'
import { answerOfFields } from './fields.ts'
import { answerOfFigures } from './figures.ts'
import { intentOf } from './own-records.rules.ts'
import { answerOfOwn, type OwnAnswer, whereElse } from './own-records.ts'
import { answerOfPage, isOfPage } from './read-pages.ts'
import { answerOfLikeQuestion, answerOfSameQuestion } from './site-questions.ts'
import { answerOfThingMeant } from './thing-meant.ts'
import { topicOf } from './topics.rules.ts'
import { answerEveryday } from './topics.ts'
import { hintDue, mostHints, type TutorWish, tutorWishOf } from './tutor.rules.ts'
import { findLesson, type Lesson, lessonPlaceOf, teach, teacherCard } from './tutor.ts'

/** All that an answer is made of, read in one transaction that is over before the first word is told. */
export interface Prepared {
  own: OwnAnswer | undefined
  retrieved: Retrieved
  composed: Composed
  /** this person is at a graded quiz: no machine may help them think */
  isInExam: boolean
  /** asked beside a lesson, about the lesson: its title, and which hint is due (0: none was asked for) */
  tutor?: { title: string; hint: number }
}

const greeting = (title: string) =>
  `Halo! Tanyakan apa saja tentang ${title}: kelas, jadwal, biaya, atau isi pelajaran.`

/** of a question, how much the office's own answer to it must speak of */
const allSpokenOf = 0.85

const welcomeBack = 'Sama-sama! Bila ada yang lain, tanyakan saja di sini.'

const nothing: Retrieved = { terms: [], weights: [], found: [] }

const folded = (text: string) => wordsOfQuestion(text).join(' ')

/**
 * Of the questions that would be offered next, those that the assistant answers itself, and otherwise than it just did. They
 * are put to it once the answer is told: nobody waits for its first word meanwhile.
 */
export async function worthAsking(
  context: InTenant,
  question: Question,
  { tutor, isInExam, composed: { text, suggestions } }: Prepared,
): Promise<Set<string>> {
  // beside a lesson and in an exam the tutor offers what it offers
  if (tutor || isInExam) return new Set(suggestions)
  const asked = new Set([question, ...question.history].map(({ query }) => folded(query)))
  const kept = new Set<string>()
  for (const suggestion of suggestions) {
    if (asked.has(folded(suggestion))) continue
    if (await isAnswered(context, { ...question, query: suggestion, history: [] }, text)) kept.add(suggestion)
  }
  return kept
}

async function isAnswered(context: InTenant, question: Question, told?: string): Promise<boolean> {
  const { own, composed } = await prepare(context, question)
  return own === undefined && composed.isAnswered && composed.sources.length > 0 && composed.text !== told
}

/** Whether a visitor who asks this is answered out of what the site says: no question is offered that is not. */
export const isAnsweredHere = (context: InTenant, query: string): Promise<boolean> =>
  isAnswered(context, { tenant: context.tenant, reader: null, query, history: [] })

/** Looks for the answer: the asker's own records first, then the lesson they read, then what stands on the site as far as they may read it. */
export async function prepare(context: InTenant, question: Question, meaning?: Meaning): Promise<Prepared> {
  const { reader, history, page } = question
  const query = withoutChatter(question.query)
  if (isThanks(question.query))
    return { own: undefined, isInExam: false, retrieved: nothing, composed: told(welcomeBack) }
  const exams = reader ? await listOpenExams(context.tx, reader.membershipId) : []
  const base = { own: undefined, isInExam: exams.length > 0 }
  const same = await answerOfSameQuestion(context, { said: question.query, query, page })
  if (same) return { ...base, ...same }
  const intent = intentOf(query)
  if (intent) {
    const own = await answerOfOwn(context, reader, intent)
    return { ...base, own, retrieved: nothing, composed: told(own.text) }
  }
  const wish = tutorWishOf(query)
  const silent = wish && exams.find(({ classSlug }) => isHelpAt(classSlug, wish, page))
  if (silent) return { ...base, retrieved: nothing, composed: silence(silent) }
  const lesson = await findLesson(context, page, reader)
  if (lesson && wish) return { ...base, ...(await taught(context, { lesson, wish, reader, query, history })) }
  if (!lesson && wish && isOfPage(wish, question))
    return { ...base, ...(await answerOfPage(context, { wish, question: { ...question, query }, reader })) }
  const hidden = exams.flatMap(({ classSlug }) => courseAddresses(classSlug))
  const meant = lesson
    ? undefined
    : await answerOfThingMeant(context, { query, reader, hidden, history, page })
  if (meant) return { ...base, ...meant }
  const like = lesson ? undefined : await answerOfLikeQuestion(context, { query, asking: { reader, hidden } })
  if (like) return { ...base, ...like }
  const text = withoutPersonalData(withSubject(query, history))
  const whole = await findPassages(context, { text, reader, hidden, near: lesson, meaning })
  const asked = topicOf(query, context.tenant.title)
  if (whole.terms.length === 0 && !asked)
    return { ...base, retrieved: whole, composed: told(greeting(context.tenant.title)) }
  // what solves a task is told by the tutor alone, after its hints
  const found = whole.found.filter(({ kind, heading }) => kind !== 'topic' && !isSolution(heading))
  const looked = { ...whole, found }
  // what the office wrote itself for this question comes before what columns say
  const isWritten = found[0]?.kind === 'faq' && found[0].coverage >= allSpokenOf
  const ofColumns = isWritten
    ? undefined
    : ((await answerOfFigures(context, text)) ??
      (await answerOfFields(context, { query: text, asking: { reader, hidden } })))
  const { retrieved, composed } =
    ofColumns ??
    (asked && !(lesson && asked.subject.length > 0)
      ? await answerEveryday(context, { asked, text, retrieved: looked })
      : { retrieved: looked, composed: await compose(context, text, looked) })
  if (!base.isInExam) {
    const shown = await orTeacher(context, lesson, reader, composed)
    return { ...base, retrieved, composed: orElsewhere(context, whole, shown) }
  }
  const held = await heldBack(context, { text, reader, exams, open: retrieved })
  return { ...base, retrieved, composed: held ?? composed }
}

interface Taught {
  lesson: Lesson
  wish: TutorWish
  reader: Member | null
  query: string
  history: Question['history']
}

/** What the lesson says by itself, and what a model would be shown of it: no solution before the hints are given. */
async function taught(
  context: InTenant,
  { lesson, wish, reader, query, history }: Taught,
): Promise<Pick<Prepared, 'retrieved' | 'composed' | 'tutor'>> {
  const composed = await teach(wish, { context, lesson, reader, question: { query, history } })
  const due = wish === 'hint' ? hintDue(history) : 0
  const shown = lesson.passages.filter(({ heading }) => due > mostHints || !isSolution(heading))
  // what is quoted stands first: a model sees a few of them
  const found = [...new Set([...composed.sources, ...shown])]
  return { retrieved: { ...nothing, found }, composed, tutor: { title: lesson.title, hint: due } }
}

/** Where a lesson says nothing of it, its teacher may be asked. */
async function orTeacher(
  context: InTenant,
  lesson: Lesson | undefined,
  reader: Member | null,
  composed: Composed,
): Promise<Composed> {
  if (!lesson || composed.isAnswered) return composed
  const card = await teacherCard(context, lesson, reader)
  return card ? { ...composed, card } : composed
}

/** Where nothing here answers, a person may, or the search. */
function orElsewhere(context: InTenant, { terms }: Retrieved, composed: Composed): Composed {
  if (composed.isAnswered || composed.card || terms.length === 0) return composed
  return {
    ...composed,
    card: whereElse(
      context,
      terms.map(({ word }) => word),
    ),
  }
}

/** During a graded quiz nobody is helped with tasks, nor told anything of a lesson of its course. */
const isHelpAt = (classSlug: string, wish: TutorWish, page: string | undefined) =>
  wish === 'hint' || lessonPlaceOf(page)?.slug === classSlug

const silence = (exam: { className: string; title: string }): Composed => ({
  isAnswered: false,
  isNear: false,
  confidence: 0,
  text: `Anda sedang mengerjakan ${exam.title} dari ${exam.className}, jadi saya diam sampai kuisnya dikumpulkan. Kerjakan dengan pemahaman Anda sendiri.`,
  sources: [],
  suggestions: [],
})

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
  { text, reader, exams, open: { found } }: HeldBack,
): Promise<Composed | undefined> {
  const all = await findPassages(context, { text, reader, hidden: [] })
  const best = all.found[0]
  const isOfCourse = exams.find(({ classSlug }) =>
    courseAddresses(classSlug).some(at => best?.url.startsWith(at)),
  )
  const open = Math.max(0, ...found.map(({ score }) => score))
  if (!best || !isOfCourse || open >= best.score) return undefined
  return {
    isAnswered: false,
    isNear: false,
    confidence: 0,
    text: `Anda sedang mengerjakan ${isOfCourse.title}, jadi saya tidak menjawab dari materi ${isOfCourse.className} sampai kuisnya dikumpulkan. Petunjuk: ingat kembali bagian ${labelOf(best)}, lalu kerjakan dengan pemahaman Anda sendiri.`,
    sources: [],
    suggestions: [],
  }
}

/** What a question is looked for by, in its meaning; empty where one's own records answer it. */
export function meantBy({ query: said, history }: Question): string {
  const query = withoutChatter(said)
  return intentOf(query) ? '' : withoutPersonalData(withSubject(query, history)).trim()
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
  const card = own?.card ?? composed.card
  if (card) yield card
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
