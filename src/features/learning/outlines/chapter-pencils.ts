import { matchRoute } from '../../../match-route.ts'
import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import { reachOwn } from '../../core/entries/entries.ts'
import type { Addresses, Pencil, PencilContext } from '../../core/pencils/pencils.ts'
import { classKinds } from '../class-writing/class-writing.ts'
import { listChaptersOnSite } from './outlines.store.ts'

const chapterRoutes: readonly string[] = ['Courses-chapter', 'Courses-Premium-chapter']

/** Which of these pages are chapters of classes that whoever asks may write. */
export async function chapterPencils(context: PencilContext, { paths }: Addresses): Promise<Pencil[]> {
  const asked = paths.flatMap(path => {
    const match = matchRoute(path)
    if (!match || !chapterRoutes.includes(match.name)) return []
    const { slug = '', chapterSlug = '' } = match.params
    return [{ path, course: slug.toLowerCase(), chapter: chapterSlug.toLowerCase() }]
  })
  if (asked.length === 0) return []
  const rows = await listChaptersOnSite(context.tx, {
    courses: asked.map(({ course }) => course),
    chapters: asked.map(({ chapter }) => chapter),
  })
  const pencils: Pencil[] = []
  for (const id of new Set(rows.map(({ classId }) => classId))) {
    const entryId = await writableEntry(context, id)
    if (entryId === undefined) continue
    for (const row of rows.filter(({ classId }) => classId === id))
      for (const { path } of asked.filter(one => one.course === row.course && one.chapter === row.chapter))
        pencils.push({
          path,
          href: to.chapterEditor({ id: entryId, chapterId: row.chapterId }),
          label: row.title,
        })
  }
  return pencils
}

/** The class as it is written, where whoever asks may write it. */
async function writableEntry(context: PencilContext, classId: number): Promise<number | undefined> {
  try {
    const { row, may } = await reachOwn(context, classKinds.kind, classId)
    return may.write ? row.id : undefined
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
