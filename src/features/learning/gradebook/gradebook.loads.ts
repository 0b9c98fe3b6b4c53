import { grantOf } from '../../../platform/http/access.ts'
import { type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { paged } from '../../../shared/envelope.ts'
import { framedPage } from '../../../shared/page.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type GradebookPage, type GradebookRow, gradebookQuery } from './gradebook.contract.ts'
import { codeOf, thingKinds } from './gradebook.rules.ts'
import { countPeople, listRuns, listSaid } from './gradebook.store.ts'
import { getClass, type Person, readGradebook, type Thing } from './gradebook.ts'
import { readOwnGrades } from './own-grades.ts'

/** A class beside what it is graded in, thirty people at a time. */
export const loadGradebook: PersonalPageLoad = {
  access: permissions.seeProgress,
  query: ['page', 'search', 'run'],
  async load(context) {
    const { tx, params, query: given } = context
    const found = await getClass(context, Number(params.id))
    const { search, run, page, pageSize } = parseQuery(gradebookQuery, given)
    const of = { classId: found.id, runId: run ?? null, enrolmentId: null }
    const wanted = { classId: found.id, runId: run, search, limit: pageSize, offset: (page - 1) * pageSize }
    const book = await readGradebook(context, wanted)
    const total = await countPeople(tx, of, search)
    const rows = await rowsOf(context, book.people, book.things)
    const path = to.gradebook(found)
    const file = (format: string) =>
      `/v1/classes/${found.id}/gradebook/file?format=${format}${run === undefined ? '' : `&run=${run}`}`
    const data: GradebookPage = {
      id: found.id,
      name: found.name,
      path,
      mayGrade: grantOf(permissions.grade, context.viewer.member) !== 'none',
      people: search === undefined ? total : await countPeople(tx, of),
      things: book.things.map(thing => ({
        id: thing.id,
        title: thing.title,
        kind: thing.kind,
        kindText: thingKinds[thing.kind],
        weight: thing.weight,
        href: hrefOf(thing),
      })),
      rows,
      rule: book.rule,
      meetings: book.meetings,
      runs: (await listRuns(tx, found.id)).map(({ id, name }) => ({ value: String(id), label: name })),
      given: { search: search ?? '', run: given.run ?? '' },
      files: { csv: file('csv'), xlsx: file('xlsx') },
      pager: pagerOf(paged(rows, total, { page, pageSize }), path, given),
    }
    return framedPage('office', 'gradebook.class', data, {
      title: `Buku nilai ${found.name}`,
      description: `Nilai peserta ${found.name}.`,
      canonical: path,
    })
  },
}

async function rowsOf(
  { tx }: Pick<Parameters<PersonalPageLoad['load']>[0], 'tx'>,
  people: readonly Person[],
  things: readonly Thing[],
): Promise<GradebookRow[]> {
  const ids = people.filter(({ set }) => set.size > 0).map(({ id }) => id)
  const said = ids.length === 0 ? [] : await listSaid(tx, ids)
  const why = new Map(said.map(one => [`${one.enrolmentId} ${one.chapterId}`, one]))
  return people.map(person => ({
    id: person.id,
    name: person.name,
    run: person.runName,
    final: person.final,
    released: person.released,
    cells: person.cells.map(codeOf),
    set: [...person.set].map(([at, event]) => {
      const one = why.get(`${person.id} ${things[at]?.id}`)
      return { at, event, comment: one ? [one.byName, one.comment].filter(Boolean).join(': ') : '' }
    }),
  }))
}

const hrefOf = ({ id, kind }: Thing): string =>
  id === null
    ? to.meetings()
    : kind === 'quiz'
      ? to.quizResults({ chapterId: id })
      : to.handIns({ chapter: id })

/** One's own grades in a class. */
export const loadOwnGrades: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const slug = context.params.slug ?? ''
    const { name, grades } = await readOwnGrades(context, slug)
    return framedPage(
      'office',
      'gradebook.own',
      { slug, name, ...grades },
      {
        title: `Nilai saya di ${name}`,
        description: `Nilai Anda di ${name}.`,
        canonical: to.ownGrades({ slug }),
      },
    )
  },
}
