import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { listLate } from './answer-steps.store.ts'
import { attemptFilesOf } from './attempt-files.ts'
import { answersOf, openItems } from './grading.ts'
import { lockMarked, marksOf } from './marking.ts'
import { listAttempts, listQueue } from './marks.store.ts'
import { attemptStates, lastAnswers } from './quizzes.rules.ts'
import { getManaged, type WaitingMark } from './quizzes.ts'
import { broughtWords } from './receipts.ts'

/** Attempts that wait for somebody, and those that may be released. */
export const loadQueue = officePage(
  { page: 'quizzes.queue', path: to.marking(), access: permissions.grade },
  { title: 'Penilaian', description: 'Jawaban dan tugas yang menunggu dinilai.' },
  async context => {
    const own = await waitingAttempts(context)
    const others = await Promise.all(context.partsOf('markingQueue').map(list => list(context)))
    const rows = [...own, ...others.flat()].sort((one, other) => Number(one.at ?? 0) - Number(other.at ?? 0))
    const ready = Map.groupBy(
      rows.filter(row => row.ready !== null),
      row => row.ready?.path ?? '',
    )
    return {
      rows: rows.map(({ at: _, ready: __, ...row }) => row),
      ready: [...ready].map(([path, of]) => ({
        path,
        label: of[0]?.ready?.label ?? '',
        words: `${of.length} ${of[0]?.ready?.noun ?? ''} sudah selesai dinilai`,
      })),
    }
  },
)

async function waitingAttempts({ tx, viewer, tenant }: PersonalContext): Promise<WaitingMark[]> {
  const rows = await listQueue(tx, scopeOf(viewer))
  return rows.map(row => ({
    key: `kuis-${row.id}`,
    name: row.name,
    what: `${row.title}, ${row.className}`,
    sinceText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    at: row.submittedAt,
    leftText: row.left === 0 ? 'Siap dirilis' : `${row.left} jawaban`,
    isOpen: row.left > 0,
    href: to.markAttempt(row),
    ready:
      row.left === 0
        ? {
            path: `/v1/quizzes/${row.chapterId}/release`,
            label: `${row.title}, ${row.className}`,
            noun: 'percobaan',
          }
        : null,
  }))
}

/** One attempt with everything that was answered. */
export const loadMarking: PersonalPageLoad = { access: permissions.grade, query: [], load: markingPage }

async function markingPage(context: PersonalContext) {
  const { tx, viewer, tenant } = context
  const row = await lockMarked(context, Number(context.params.id))
  const quiz = await getManaged(context, row.chapterId)
  const items = await openItems(context, row.id)
  const answers = await answersOf(context, row.id)
  const { marks, events } = await marksOf(context, row.id)
  const files = await attemptFilesOf(context, row.id)
  const late = lastAnswers(row.countsLate ? [] : await listLate(tx, row.id))
  const waiting = await listQueue(tx, scopeOf(viewer))
  const people = await listAttempts(tx, row.chapterId)
  const next = waiting.find(({ id, left }) => id !== row.id && left > 0)
  const data = {
    id: row.id,
    name: people.find(({ id }) => id === row.id)?.name ?? '',
    title: quiz.title,
    className: quiz.className,
    submittedText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    stateLabel: attemptStates[row.state].label,
    isReleased: row.state === 'graded',
    items: items.map(({ slot, points: full, question }) => {
      const given = answers.get(slot) ?? null
      const mark = marks.get(slot)
      const by = events.findLast(event => event.slot === slot && event.kind === 'manual')?.byName
      return {
        slot,
        prompt: question.prompt,
        answer: question.words(given),
        guide: question.key,
        full,
        points: mark?.points ?? null,
        comment: mark?.comment ?? '',
        event: mark?.event ?? 0,
        needsPerson: question.score(given).needsPerson,
        files: files.filter(one => one.slot === slot),
        byText: by ? `Dinilai ${by}` : mark?.points === null ? '' : 'Dinilai otomatis',
      }
    }),
    late: items.flatMap(({ slot, question }) => {
      const given = late.get(slot)
      return given === undefined
        ? []
        : [{ slot, prompt: question.prompt, answer: question.words(given) || 'Dikosongkan' }]
    }),
    broughtWords: await broughtWords(context, row.id),
    nextHref: next ? to.markAttempt(next) : '',
    resultsHref: to.quizResults(row),
  }
  return framedPage('office', 'quizzes.marking', data, {
    title: `Menilai ${data.name}`,
    description: 'Menilai satu percobaan.',
    canonical: to.markAttempt(row),
  })
}
