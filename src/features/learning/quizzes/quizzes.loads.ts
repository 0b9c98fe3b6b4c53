import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { localTimeOf } from '../../../shared/days.ts'
import { framedPage } from '../../../shared/page.ts'
import { percentOf, pointsText } from '../../../shared/points.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { bankScope, listReady, listTags, listToDraw } from '../questions/questions.ts'
import { analysed, enoughPeople } from './item-analysis.ts'
import { listAttempts, listLearners, listShares } from './marks.store.ts'
import type { QuizItem, QuizResultsPage } from './quiz-pages.contract.ts'
import { readyOf } from './quiz-settings.ts'
import { type QuizQuery, quizQuery } from './quizzes.contract.ts'
import { attemptStates, regradeWays, usualReview } from './quizzes.rules.ts'
import { listSlots } from './quizzes.store.ts'
import { getManaged, listQuizzes, type QuizContext } from './quizzes.ts'

export const managedQuizzes = officeList<'quizzes.list', QuizQuery, QuizItem>(
  { page: 'quizzes.list', path: to.quizzes(), access: permissions.writeQuestions },
  { title: 'Kuis', description: 'Kuis di bab-bab kelas.', search: 'Cari kuis atau kelas' },
  {
    query: quizQuery,
    filters: () => [
      {
        name: 'state',
        label: 'Status',
        options: [
          { value: 'open', label: 'Dibuka untuk siswa' },
          { value: 'closed', label: 'Belum dibuka' },
        ],
      },
    ],
    list: listQuizzes,
    data: list => ({ list }),
  },
)

export const loadQuizSettings: PersonalPageLoad = {
  access: permissions.writeQuestions,
  query: [],
  async load(context) {
    const { tx, viewer, tenant } = context
    const quiz = await getManaged(context, Number(context.params.id))
    const slots = await listSlots(tx, quiz.chapterId)
    const scope = bankScope(viewer)
    const ready = await listReady(tx, scope)
    // what is asked already stays to be seen, whoever wrote it
    const ids = slots.flatMap(({ questionId }) => questionId ?? [])
    const asked = await listToDraw(tx, ids, [])
    const all = [...new Map([...ready, ...asked].map(one => [one.id, one])).values()]
    const local = (at: Date | null) => localTimeOf(at, tenant.timeZone)
    const data = {
      chapterId: quiz.chapterId,
      title: quiz.title,
      className: quiz.className,
      settings: {
        version: quiz.version ?? 0,
        mode: quiz.mode ?? 'exam',
        intro: quiz.intro ?? '',
        minutes: quiz.minutes,
        opensAt: local(quiz.opensAt),
        closesAt: local(quiz.closesAt),
        attempts: quiz.attempts,
        passingPercent: quiz.passingPercent ?? 70,
        isShuffled: quiz.isShuffled ?? true,
        isOneByOne: quiz.isOneByOne ?? false,
        counts: quiz.counts ?? 'best',
        review: quiz.review ?? usualReview,
        isOpen: quiz.isOpen ?? false,
        isSealed: quiz.isSealed ?? false,
        graceMinutes: quiz.graceMinutes ?? 15,
        slots: slots.map(({ questionId, tag, pick, points }) => ({ questionId, tag, pick, points })),
      },
      questions: all.map(({ id, name, points }) => ({ value: String(id), label: name, points })),
      tags: (await listTags(tx, scope)).map(({ tag, total }) => ({
        value: tag,
        label: `${tag} (${total} soal)`,
        total,
      })),
      chapterHref:
        quiz.entryId === null ? '' : to.chapterEditor({ id: quiz.entryId, chapterId: quiz.chapterId }),
      resultsHref: to.quizResults(quiz),
      previewHref: to.quiz({ slug: quiz.classSlug, chapterSlug: quiz.chapterSlug }),
      timeZoneText: tenant.timeZone,
    }
    return framedPage('office', 'quizzes.settings', data, {
      title: `Kuis: ${quiz.title}`,
      description: 'Pengaturan dan soal kuis.',
      canonical: to.quizSettings(quiz),
      crumbs: [{ label: 'Kuis', href: to.quizzes() }, { label: quiz.title }],
    })
  },
}

export const loadResults: PersonalPageLoad = {
  access: permissions.seeProgress,
  query: [],
  async load(context) {
    const row = await getManaged(context, Number(context.params.id))
    const quiz = readyOf(row)
    const data = await resultsOf(context, quiz)
    return framedPage('office', 'quizzes.results', data, {
      title: `Hasil: ${quiz.title}`,
      description: 'Hasil dan analisis soal.',
      canonical: to.quizResults(quiz),
      crumbs: [{ label: 'Kuis', href: to.quizzes() }, { label: 'Hasil' }],
    })
  },
}

async function resultsOf(context: QuizContext, quiz: ReturnType<typeof readyOf>): Promise<QuizResultsPage> {
  const { tx, viewer, tenant } = context
  const mayGrade = grantOf(permissions.grade, viewer.member) !== 'none'
  const rows = await listAttempts(tx, quiz.chapterId)
  const graded = rows.filter(({ isCounted }) => isCounted === true)
  const passed = graded.filter(({ isPassed }) => isPassed === true).length
  const mean = graded.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / Math.max(1, graded.length)
  return {
    chapterId: quiz.chapterId,
    title: quiz.title,
    className: quiz.className,
    settingsHref: to.quizSettings(quiz),
    mayGrade,
    figures: [
      { label: 'Sudah mengerjakan', value: `${new Set(rows.map(one => one.enrolmentId)).size} orang` },
      {
        label: 'Menunggu penilaian',
        value: String(rows.filter(one => one.state === 'needs_grading').length),
      },
      { label: 'Lulus', value: graded.length === 0 ? '–' : `${passed} dari ${graded.length}` },
      { label: 'Rata-rata', value: graded.length === 0 ? '–' : `${Math.round(mean)}%` },
    ],
    rows: rows.map(one => ({
      id: one.id,
      name: one.name,
      number: one.number,
      stateLabel: attemptStates[one.state].label,
      stateTone: attemptStates[one.state].tone,
      pointsText: one.points === null ? '–' : `${pointsText(one.points)} dari ${pointsText(one.possible)}`,
      percentText: one.points === null ? '' : `${percentOf(one.points, one.possible)}%`,
      isCounted: one.isCounted === true,
      whenText: momentText(one.submittedAt ?? one.startedAt, tenant.timeZone),
      href: mayGrade && one.state !== 'in_progress' ? to.markAttempt(one) : '',
    })),
    items: await itemsOf(context, quiz.chapterId),
    learners: mayGrade ? await listLearners(tx, quiz.classId) : [],
    ways: choicesOf(regradeWays),
  }
}

async function itemsOf({ tx }: QuizContext, chapterId: number): Promise<QuizResultsPage['items']> {
  const shares = await listShares(tx, chapterId)
  const figures = analysed(shares)
  const questions = await listToDraw(
    tx,
    figures.map(({ questionId }) => questionId),
    [],
  )
  const versions = Map.groupBy(shares, ({ questionId }) => questionId)
  return figures.map(({ questionId, people, facility, discrimination }) => {
    const question = questions.find(({ id }) => id === questionId)
    const isFew = people < enoughPeople
    return {
      questionId,
      name: question?.name ?? '',
      href: to.question({ id: questionId }),
      people,
      facilityText: facility === undefined ? 'Belum cukup data' : `${Math.round(facility * 100)}%`,
      discriminationText:
        discrimination === undefined
          ? isFew
            ? 'Belum cukup data'
            : 'Semua sama'
          : pointsText(Math.round(discrimination * 100) / 100),
      hint:
        discrimination !== undefined && discrimination < 0
          ? 'Kunci mungkin salah: yang nilainya tinggi justru keliru di sini.'
          : facility !== undefined && facility < 0.3
            ? 'Sulit untuk hampir semua orang.'
            : '',
      hasNewVersion: (versions.get(questionId) ?? []).some(({ version }) => version !== question?.version),
    }
  })
}
