import { matchRoute } from '../../../match-route.ts'
import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { pathTo, to } from '../../../routes.ts'
import { findOwnLearning, mayRead } from '../../learning/enrolments/enrolments.ts'
import { listOpenExams } from '../../learning/quizzes/quizzes.ts'
import { isSolution, listPage, type PassageHit, sentencesOf } from '../passages/passages.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import type { Composed } from './composing.ts'
import { isOrder } from './quoting.ts'
import { hintDue, isExercise, mostHints, subjectOf, type TutorWish } from './tutor.rules.ts'

/** A lesson that somebody has before them while they ask, as far as they may read it. */
export interface Lesson {
  title: string
  /** of the page itself, and of its course */
  page: string
  course: string
  slug: string
  chapterSlug: string
  /** what it is called: a chapter, or any other page of the site */
  noun: 'Bab' | 'Halaman'
  passages: PassageHit[]
}

interface Place {
  course: string
  slug: string
  chapterSlug: string
}

/** Which lesson an address is of; undefined: of none. */
export function lessonPlaceOf(page: string | undefined): Place | undefined {
  const match = page === undefined ? undefined : matchRoute(page)
  const { slug, chapterSlug } = match?.params ?? {}
  if (!slug || !chapterSlug) return undefined
  if (match?.name === 'Courses-chapter')
    return { course: pathTo('Courses-slug', { slug }), slug, chapterSlug }
  if (match?.name === 'Courses-Premium-chapter')
    return { course: pathTo('Courses-Premium-slug', { slug }), slug, chapterSlug }
  return undefined
}

/** The lesson at an address; undefined where there is none, or none for this reader. */
export async function findLesson(
  context: InTenant,
  page: string | undefined,
  reader: Pick<Member, 'membershipId'> | null,
): Promise<Lesson | undefined> {
  const place = lessonPlaceOf(page)
  if (!place) return undefined
  const { course, chapterSlug } = place
  const passages = await listPage(context, {
    begins: `${course}/module/`,
    ends: `/chapter/${chapterSlug}`,
    reader,
  })
  const [first] = passages
  return first && { ...place, noun: 'Bab', title: first.title, page: first.url.split('#')[0] ?? '', passages }
}

/** What a tutor offers beside the lesson at an address; undefined where there is none for this reader. */
export async function lessonBeside(context: InTenant, page: string, reader: Member | null) {
  const lesson = await findLesson(context, page, reader)
  if (!lesson) return undefined
  const exams = reader ? await listOpenExams(context.tx, reader.membershipId) : []
  const isSilent = exams.some(({ classSlug }) => classSlug === lesson.slug)
  return { title: lesson.title, isSilent, suggestions: isSilent ? [] : lessonSuggestions(lesson) }
}

function lessonSuggestions({ passages }: Pick<Lesson, 'passages'>): string[] {
  const headings = [...new Set(passages.map(({ heading }) => heading))].filter(
    heading => heading !== '' && !isExercise(heading) && !isSolution(heading),
  )
  return [
    'Ringkas bab ini',
    ...headings.slice(0, 2).map(heading => (heading.endsWith('?') ? heading : `Jelaskan ${heading}`)),
    passages.some(({ heading }) => isExercise(heading))
      ? 'Beri petunjuk latihan'
      : 'Beri contoh dari bab ini',
  ]
}

const answered = {
  isAnswered: true,
  isNear: true,
  confidence: 1,
} as const

const spokenOf = ({ body }: PassageHit) => sentencesOf(body).filter(sentence => !isOrder(sentence))

interface Teaching {
  context: InTenant
  lesson: Lesson
  reader: Member | null
  question: Pick<Question, 'query' | 'history'>
}

/** What a tutor says beside a lesson: word for word what stands in it, a hint where something is to be done oneself. */
export async function teach(wish: TutorWish, teaching: Teaching): Promise<Composed> {
  if (wish === 'hint') return hint(teaching)
  const { lesson } = teaching
  const told = lesson.passages.filter(({ heading }) => !isSolution(heading))
  if (wish === 'summary') return summary(lesson, told)
  const shown = wish === 'example' ? told.find(one => spokenOf(one).some(saysExample)) : undefined
  const passage = shown ?? told.find(({ heading }) => !isExercise(heading)) ?? told[0]
  const all = passage ? spokenOf(passage) : []
  const from = shown ? Math.max(0, all.findIndex(saysExample)) : 0
  const quoted = all.slice(from, from + 3)
  if (!passage || quoted.length === 0) return nothingTold(lesson)
  const words = passage.heading === '' ? lesson.title : `${lesson.title}, ${passage.heading}`
  return {
    ...answered,
    text: `Menurut *${words}*: ${quoted.join(' ')}`,
    sources: [passage],
    suggestions: [],
  }
}

const saysExample = (sentence: string) => /\b(contoh\w*|misal\w*|umpama\w*)\b/iu.test(sentence)

const nothingTold = (lesson: Lesson): Composed => ({
  ...answered,
  isAnswered: false,
  confidence: 0,
  text: `${lesson.noun} *${lesson.title}* tidak memiliki teks yang dapat saya kutip.`,
  sources: lesson.passages.slice(0, 1),
  suggestions: [],
})

const mostLines = 6

/** a sentence, and no row of a table or line of code */
const readsWell = (sentence: string) =>
  /^[\p{Lu}"“].*[.!?]["”]?$/u.test(sentence) && sentence.split(' ').length >= 5 && !/: .*:|==/.test(sentence)

function summary(lesson: Lesson, told: readonly PassageHit[]): Composed {
  const seen = new Set<string>()
  const lines = told.flatMap(passage => {
    const spoken = spokenOf(passage)
    const first = spoken.find(readsWell) ?? spoken[0]
    if (!first || seen.has(passage.heading) || isExercise(passage.heading)) return []
    seen.add(passage.heading)
    return [passage.heading === '' ? `- ${first}` : `- **${passage.heading.replace(/[:.]$/, '')}**: ${first}`]
  })
  if (lines.length === 0) return nothingTold(lesson)
  return {
    ...answered,
    text: `Inti ${lesson.noun.toLowerCase()} *${lesson.title}*:\n\n${lines.slice(0, mostLines).join('\n')}`,
    sources: lesson.passages.slice(0, 1),
    suggestions: [],
  }
}

/** First where to look, then what is said there, then what to try; what solves it only after all of these. */
async function hint({ context, lesson, reader, question }: Teaching): Promise<Composed> {
  const due = hintDue(question.history)
  const { passages } = lesson
  const task = passages.find(({ heading }) => isExercise(heading))
  const lookedAt = bestFor(question.query, passages, task)
  const name = lookedAt.heading === '' ? lesson.title : lookedAt.heading
  const base = { ...answered, sources: distinct([lookedAt, task]), suggestions: ['Petunjuk berikutnya'] }
  if (due === 1)
    return {
      ...base,
      text: `Petunjuk 1 dari ${mostHints}: baca lagi bagian *${name}*. Sebelum mulai, tuliskan dua hal: apa yang sudah diketahui, dan apa yang diminta${task ? ` di *${task.heading}*` : ''}.`,
    }
  const sentences = spokenOf(lookedAt)
  if (due === 2)
    return {
      ...base,
      text: `Petunjuk 2 dari ${mostHints}, dari *${name}*: ${sentences.slice(0, 2).join(' ')} Bagian mana yang cocok dengan tugas Anda?`,
    }
  const example = passages.find(one => !isSolution(one.heading) && spokenOf(one).some(saysExample))
  if (due === mostHints)
    return {
      ...base,
      sources: distinct([example ?? lookedAt, lookedAt]),
      text: `Petunjuk ${mostHints} dari ${mostHints}: ${example ? `tirukan langkah contoh di *${example.heading || lesson.title}*, satu langkah setiap kali` : `pecah tugasnya menjadi langkah terkecil, lalu kerjakan langkah pertama saja`}. Coba sampai selesai walau belum yakin, baru bandingkan dengan materi.`,
    }
  return solved({ context, lesson, reader })
}

/** After all hints: what the lesson itself says of the solution, else whom to ask. */
async function solved({ context, lesson, reader }: Omit<Teaching, 'question'>): Promise<Composed> {
  const solution = lesson.passages.find(({ heading }) => isSolution(heading))
  const card = await teacherCard(context, lesson, reader)
  const base = { ...answered, suggestions: [], ...(card ? { card } : {}) }
  if (solution)
    return {
      ...base,
      text: `Sekarang bandingkan dengan *${solution.heading}*: ${spokenOf(solution).slice(0, 3).join(' ')}`,
      sources: [solution],
    }
  return {
    ...base,
    text: `Semua petunjuk dari bab ini sudah saya berikan, dan penyelesaiannya tidak tertulis di sini. ${card ? 'Tulis apa yang sudah Anda coba di diskusi kelas; pengajar dapat membantu dari sana.' : 'Lanjutkan dari langkah yang sudah Anda coba.'}`,
    sources: lesson.passages.slice(0, 1),
  }
}

/** the section of the lesson that a task is about: the one that has most of the question's words, else what stands before the task */
function bestFor(query: string, passages: readonly PassageHit[], task: PassageHit | undefined): PassageHit {
  const words = subjectOf(query)
  const open = passages.filter(({ heading }) => !isExercise(heading) && !isSolution(heading))
  const countIn = ({ heading, body }: PassageHit) => {
    const text = `${heading} ${body}`.toLowerCase()
    return words.filter(word => text.includes(word)).length
  }
  const [best] = open.toSorted((one, other) => countIn(other) - countIn(one))
  if (best && countIn(best) > 0) return best
  const before = task ? open.filter(({ position }) => position < task.position).at(-1) : undefined
  // a lesson has passages, or it would not be one
  return before ?? open[0] ?? (passages[0] as PassageHit)
}

const distinct = (found: readonly (PassageHit | undefined)[]): PassageHit[] => {
  const seen = new Set<string>()
  return found.filter(
    (one): one is PassageHit => one !== undefined && !seen.has(one.url) && Boolean(seen.add(one.url)),
  )
}

/** For who takes part in the class: its discussion, where teachers answer. */
export async function teacherCard(
  context: InTenant,
  { slug, chapterSlug }: Pick<Lesson, 'slug' | 'chapterSlug'>,
  reader: Member | null,
): Promise<Extract<AnswerPart, { type: 'card' }> | undefined> {
  if (!reader) return undefined
  const row = await findOwnLearning({ ...context, viewer: { member: reader, grant: 'own' } }, slug)
  if (!row || !mayRead(row.state)) return undefined
  return {
    type: 'card',
    kind: 'teacher',
    title: 'Tanyakan kepada pengajar',
    items: [],
    action: { label: 'Tulis di diskusi kelas', href: to.discussion({ slug, chapter: chapterSlug }) },
  }
}
