import { grantOf } from '../../../platform/http/access.ts'
import { type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { paged } from '../../../shared/envelope.ts'
import { framedPage } from '../../../shared/page.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { percentOf } from '../enrolments/enrolments.ts'
import { type ProgressPage, progressQuery } from './progress.contract.ts'
import { findFigures } from './progress.office.store.ts'
import { quietBefore, seenWords } from './progress.rules.ts'
import { listRuns } from './progress.store.ts'
import { getClass, readClass } from './progress.ts'

/** One class: who is where, who is stuck, and where most stop. */
export const loadClassProgress: PersonalPageLoad = {
  access: permissions.seeProgress,
  query: ['page', 'search', 'run', 'show', 'sort'],
  async load(context) {
    const { tx, clock, params, query: given } = context
    const found = await getClass(context, Number(params.id))
    const query = parseQuery(progressQuery, given)
    const { chapters, people } = await readClass(context, found, query)
    const now = clock.now()
    const figures = await findFigures(tx, {
      classId: found.id,
      runId: query.run ?? null,
      quietBefore: quietBefore(now),
    })
    const all = figures.people
    const path = to.classProgress(found)
    const data: ProgressPage = {
      id: found.id,
      name: found.name,
      path,
      fileHref: `/v1/classes/${found.id}/progress/file${query.run === undefined ? '' : `?run=${query.run}`}`,
      classHref: to.class(found),
      gradesHref: to.gradebook(found),
      pollHref:
        grantOf(permissions.grade, context.viewer.member) === 'none' ? '' : to.classPoll({ id: found.id }),
      people: all,
      finished: figures.finished,
      quiet: figures.quiet,
      percent: figures.percent,
      chapters: chapters.map((one, at) => ({
        number: at + 1,
        title: one.title,
        done: one.done,
        percent: all === 0 ? 0 : Math.floor((one.done / all) * 100),
        isRequired: one.isRequired,
        isStop: figures.stopId === one.id,
      })),
      rows: people.rows.map(row => ({
        id: row.id,
        name: row.name,
        run: row.runName ?? '',
        percent: percentOf(row),
        progressText: `${row.done} dari ${row.total} bab`,
        seenText: seenWords(row.seenAt, now),
        next: row.nextTitle ?? '',
        isQuiet: row.isQuiet,
        isFinished: row.state === 'completed',
        cells: row.cells,
      })),
      runs: (await listRuns(tx, found.id)).map(({ id, name }) => ({ value: String(id), label: name })),
      given: {
        search: query.search ?? '',
        run: given.run ?? '',
        show: query.show ?? '',
        sort: query.sort ?? '',
      },
      pager: pagerOf(paged(people.rows, people.total, query), path, given),
    }
    return framedPage('office', 'progress.class', data, {
      title: `Kemajuan ${found.name}`,
      description: `Peserta ${found.name} dan bab-babnya.`,
      canonical: path,
    })
  },
}
