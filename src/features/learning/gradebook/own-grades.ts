import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { type ClassWay, findOwnLearning, mayRead, type OwnContext } from '../enrolments/enrolments.ts'
import { mayShowPoints } from '../quizzes/quizzes.ts'
import type { OwnGrades } from './gradebook.contract.ts'
import { type Cell, cellWords, decimal, missingRules, thingKinds } from './gradebook.rules.ts'
import { findLastFinal, listSaid } from './gradebook.store.ts'
import { readGradebook, type Thing } from './gradebook.ts'

type OwnThing = OwnGrades['things'][number]

/** One's own grades in a class: what may be seen of each thing, where it comes from, and the final grade once it is released. */
export async function readOwnGrades(
  context: OwnContext,
  slug: string,
): Promise<{ name: string; grades: OwnGrades }> {
  const { tx, clock, tenant } = context
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kelas')
  const { rule, things, people } = await readGradebook(context, { classId: row.classId, enrolmentId: row.id })
  const said = new Map((await listSaid(tx, [row.id])).map(one => [one.chapterId, one]))
  const cells = people[0]?.cells ?? []
  const now = clock.now()
  const own = things.flatMap((thing, at): OwnThing[] => {
    const cell = cells[at]
    if (!cell || cell.is === 'foreign' || (thing.kind === 'attendance' && thing.weight === 0)) return []
    const set = thing.id === null ? undefined : said.get(thing.id)
    const isShown = set !== undefined || thing.kind !== 'quiz' || mayShowPoints(thing, now)
    return [
      {
        title: thing.title,
        kind: thing.kind,
        kindText: thingKinds[thing.kind],
        ...markOf(cell, isShown),
        reason: set ? [set.byName && `Ditetapkan ${set.byName}`, set.comment].filter(Boolean).join(': ') : '',
        weightText: thing.weight === 0 ? 'tidak dihitung' : `bobot ${decimal(thing.weight)}`,
        href: hrefOf(slug, thing),
      },
    ]
  })
  const final = await findLastFinal(tx, row.id)
  const grades: OwnGrades = {
    things: own,
    final: final
      ? {
          percentText: decimal(final.percent),
          letter: final.letter,
          isPassed: final.isPassed,
          when: momentText(final.at, tenant.timeZone),
        }
      : null,
    rule: `Nilai akhir adalah rata-rata menurut bobot. Yang belum ada nilainya ${missingRules[rule.missing].toLowerCase()}. Nilai minimal lulus ${rule.passingPercent}.`,
  }
  return { name: row.name, grades }
}

function markOf(cell: Cell, isShown: boolean): Pick<OwnThing, 'percent' | 'words'> {
  if (cell.is !== 'mark') return { percent: null, words: cellWords[cell.is] }
  return isShown ? { percent: cell.percent, words: '' } : { percent: null, words: 'belum ditampilkan' }
}

function hrefOf(slug: string, thing: Thing): string {
  if (thing.kind === 'attendance') return to.ownMeetings({ slug })
  const by = { slug, chapterSlug: thing.slug }
  return thing.kind === 'quiz' ? to.quiz(by) : to.assignment(by)
}

/** The way from one's class to one's grades, where anything is graded. */
export async function gradesWay(
  context: OwnContext,
  { classId, slug }: { classId: number; slug: string },
): Promise<ClassWay[]> {
  const { things } = await readGradebook(context, { classId, limit: 0 })
  if (things.length === 0) return []
  return [{ label: 'Nilai saya', text: 'Kuis, tugas, dan nilai akhir', href: to.ownGrades({ slug }) }]
}
