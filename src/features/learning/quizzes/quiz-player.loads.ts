import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { percentOf, pointsText } from '../../../shared/points.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { attemptFilesOf } from './attempt-files.ts'
import { endWhatIsOver, getOwnQuiz } from './attempts.ts'
import { tagOf } from './exam-papers.ts'
import { answersOf, gradedOf, hasPassed, openItems } from './grading.ts'
import { marksOf } from './marking.ts'
import { masteryRight, masteryWindow } from './mastery.rules.ts'
import { progressOf } from './mastery-progress.ts'
import { listPool } from './question-pool.ts'
import type { Preparing, QuizPlayerPage, ReviewItem, RunningAttempt } from './quiz-pages.contract.ts'
import type { ReadyQuiz } from './quiz-settings.ts'
import {
  attemptStates,
  countedOf,
  countings,
  mayPrepare,
  modes,
  momentOf,
  preparesFrom,
  whyClosed,
} from './quizzes.rules.ts'
import { listSlots } from './quizzes.store.ts'
import { broughtWords, receiptOf } from './receipts.ts'

type Attempt = Awaited<ReturnType<typeof endWhatIsOver>>[number]

/** A quiz as its learner has it: before, during and after an attempt. Nothing here says what is right before it may. */
export const loadQuizPlayer: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: ['attempt'],
  load: context => playerPage(context, context.params, { chosen: Number(context.query.attempt) }),
}

export async function playerPage(
  context: OwnContext,
  { slug = '', chapterSlug = '' }: Record<string, string>,
  { chosen, problem = '' }: { chosen?: number; problem?: string },
): Promise<PageAnswer<'quizzes.player'>> {
  const { clock } = context
  const { enrolmentId, quiz, timeFactor, moreAttempts } = await getOwnQuiz(context, slug, chapterSlug)
  const rows = await endWhatIsOver(context, enrolmentId, quiz.chapterId)
  const running = rows.find(({ state }) => state === 'in_progress')
  const ended = rows.filter(({ state }) => state !== 'in_progress').toReversed()
  const shown = ended.find(({ id }) => id === chosen) ?? (running ? undefined : ended[0])
  const counted = countedOf(gradedOf(rows), quiz.counts)
  const left =
    quiz.attempts === null
      ? undefined
      : quiz.attempts + moreAttempts - rows.filter(({ state }) => state !== 'voided').length
  const data: QuizPlayerPage = {
    slug,
    chapter: chapterSlug,
    title: quiz.title,
    className: quiz.className,
    classHref: to.learningIn({ slug }),
    action: to.quiz({ slug, chapterSlug }),
    intro: quiz.intro,
    facts: factsOf(context, quiz, { timeFactor, left }),
    serverNow: clock.now().toISOString(),
    closed: closedWords(context, quiz, left),
    button: ended.length === 0 ? 'Mulai kuis' : 'Kerjakan lagi',
    problem,
    grade: counted && {
      text: `Nilai Anda ${counted.percent}%, ${hasPassed(quiz, counted.percent) ? 'lulus' : 'belum lulus'}`,
      isPassed: hasPassed(quiz, counted.percent),
    },
    running: running && (await runningOf(context, running, quiz)),
    preparing:
      left !== undefined && left <= 0 && !running ? undefined : await preparingOf(context, { slug, quiz }),
    past: ended.map(row => ({
      id: row.id,
      label: `Percobaan ${row.number}`,
      stateLabel: attemptStates[row.state].label,
      stateTone: attemptStates[row.state].tone,
      text: pastWords(context, row),
      href: `${to.quiz({ slug, chapterSlug })}?attempt=${row.id}`,
      isCounted: row.id === counted?.id,
    })),
    review: shown && (await reviewOf(context, shown, quiz)),
  }
  return framedPage('office', 'quizzes.player', data, {
    title: `${quiz.title} - ${quiz.className}`,
    description: `Kuis di ${quiz.className}.`,
    canonical: data.action,
  })
}

function factsOf(
  { tenant }: OwnContext,
  quiz: ReadyQuiz,
  { timeFactor, left }: { timeFactor: number; left: number | undefined },
): string[] {
  const { minutes, passingPercent, opensAt, closesAt, attempts, mode } = quiz
  return [
    modes[mode].label,
    mode === 'mastery' ? `Lulus bila ${masteryRight} dari ${masteryWindow} jawaban terakhir benar` : '',
    minutes === null ? 'Tanpa batas waktu' : `${Math.round(minutes * timeFactor)} menit`,
    mode === 'mastery' ? '' : `Nilai minimal lulus ${passingPercent}%`,
    left === undefined ? 'Boleh diulang' : `Sisa kesempatan ${Math.max(0, left)}`,
    attempts === 1 || mode === 'mastery' ? '' : `Yang dihitung: ${countings[quiz.counts].toLowerCase()}`,
    opensAt ? `Dibuka ${momentText(opensAt, tenant.timeZone)}` : '',
    closesAt ? `Ditutup ${momentText(closesAt, tenant.timeZone)}` : '',
  ].filter(Boolean)
}

/** What its learner needs to have the paper on the device beforehand; undefined: this quiz has none. */
async function preparingOf(
  { tx, clock, tenant, viewer }: OwnContext,
  { slug, quiz }: { slug: string; quiz: ReadyQuiz },
): Promise<Preparing | undefined> {
  const now = clock.now()
  if (!quiz.isSealed || whyClosed(quiz, now) === 'late') return undefined
  const { chapterSlug, opensAt, closesAt, graceMinutes } = quiz
  const pool = await listPool(tx, await listSlots(tx, quiz.chapterId))
  const from = preparesFrom(quiz)
  return {
    order: {
      reader: memberOf(viewer).membershipId,
      slug: `${slug}/${chapterSlug}`,
      name: quiz.title,
      pages: [to.quiz({ slug, chapterSlug })],
      files: [`/v1/quiz-papers/${slug}/${chapterSlug}`],
    },
    tag: tagOf(pool),
    questions: pool.length,
    fromText: mayPrepare(quiz, now) || !from ? '' : momentText(from, tenant.timeZone),
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    graceMinutes,
  }
}

function closedWords({ clock, tenant }: OwnContext, quiz: ReadyQuiz, left: number | undefined): string {
  const why = whyClosed(quiz, clock.now())
  if (why === 'early' && quiz.opensAt) return `Kuis ini dibuka ${momentText(quiz.opensAt, tenant.timeZone)}.`
  if (why === 'late') return 'Kuis ini sudah ditutup.'
  if (why !== undefined) return 'Kuis ini belum dibuka.'
  return left !== undefined && left <= 0 ? 'Kesempatan Anda untuk kuis ini sudah habis.' : ''
}

function pastWords({ tenant }: OwnContext, { submittedAt, state, points, possible }: Attempt): string {
  const when = submittedAt ? momentText(submittedAt, tenant.timeZone) : ''
  const mark = state === 'graded' && points !== null ? `${percentOf(points, possible)}%` : ''
  return [mark, when].filter(Boolean).join(' · ')
}

async function runningOf(context: OwnContext, row: Attempt, quiz: ReadyQuiz): Promise<RunningAttempt> {
  const items = await openItems(context, row.id)
  const answers = await answersOf(context, row.id)
  const files = await attemptFilesOf(context, row.id)
  const mastery = row.isMastery ? await progressOf(context, { row, quiz, items, answers }) : undefined
  // of "tuntas" only the question that waits for its answer
  const shown = mastery ? items.slice(-1) : items
  return {
    id: row.id,
    mastery,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    isOneByOne: quiz.isOneByOne,
    mayCheck: quiz.mode === 'practice' && quiz.review.during.length > 0,
    items: shown.map(({ slot, points, arrangement, question }) => ({
      slot,
      pointsText: `${pointsText(points)} poin`,
      exercise: question.exercise(arrangement),
      given: answers.get(slot) ?? null,
      files: files.filter(one => one.slot === slot),
    })),
  }
}

/** What the quiz lets its learner see of an attempt that has ended, and nothing beside it. */
async function reviewOf(
  context: OwnContext,
  row: Attempt,
  quiz: ReadyQuiz,
): Promise<NonNullable<QuizPlayerPage['review']>> {
  const shows = quiz.review[momentOf(quiz.closesAt, context.clock.now())]
  const isGraded = row.state === 'graded'
  const items = shows.length === 0 ? [] : await openItems(context, row.id)
  const answers = await answersOf(context, row.id)
  const { marks } = await marksOf(context, row.id)
  const files = shows.includes('answers') ? await attemptFilesOf(context, row.id) : []
  const { code, submittedText, answered, questions, endedBy } = await receiptOf(context, row)
  return {
    title: `Percobaan ${row.number}`,
    words: [
      `${endedBy} ${submittedText}.`,
      `${answered} dari ${questions} soal terjawab.`,
      await broughtWords(context, row.id),
      isGraded && row.points !== null && shows.includes('points')
        ? `Poin ${pointsText(row.points)} dari ${pointsText(row.possible)}.`
        : '',
      isGraded ? '' : 'Sebagian jawaban menunggu dinilai pengajar; nilainya muncul di sini setelah dirilis.',
    ]
      .filter(Boolean)
      .join(' '),
    receipt: code,
    items: items.map(({ slot, points: full, arrangement, question }): ReviewItem => {
      const given = answers.get(slot) ?? null
      const mark = marks.get(slot)
      // what a person gives is seen when it is released
      const isOpen = isGraded || (mark !== undefined && !mark.isByHand)
      const points = isOpen ? (mark?.points ?? null) : null
      return {
        slot,
        exercise: question.exercise(arrangement),
        answerText: shows.includes('answers') ? question.words(given) || 'Tidak dijawab' : undefined,
        verdict: shows.includes('marks') ? verdictOf(points, full) : undefined,
        pointsText:
          shows.includes('points') && points !== null
            ? `${pointsText(points)} dari ${pointsText(full)}`
            : undefined,
        feedback: shows.includes('feedback') ? question.feedback || undefined : undefined,
        key: shows.includes('key') ? question.key || undefined : undefined,
        comment: isGraded ? mark?.comment || undefined : undefined,
        files: files.filter(one => one.slot === slot),
      }
    }),
  }
}

function verdictOf(points: number | null, full: number): NonNullable<ReviewItem['verdict']> {
  if (points === null) return { label: 'Menunggu dinilai', tone: 'orange' }
  if (points >= full) return { label: 'Benar', tone: 'green' }
  return points > 0 ? { label: 'Sebagian benar', tone: 'blue' } : { label: 'Salah', tone: 'red' }
}
