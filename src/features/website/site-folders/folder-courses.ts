import { classKinds } from '../../learning/class-writing/class-writing.ts'
import { listNamed } from './entry-files.ts'
import { FieldProblems, type FolderReader } from './folder-part.ts'

export interface Course {
  slug: string
  entryId: string
  /** null: a class that was never published, and has no outline yet */
  classId: number | null
}

export const coursesOf = async (reader: FolderReader): Promise<Course[]> =>
  (await listNamed(reader, classKinds.kind, classKinds)).map(({ id, ownId, slug: own }) => ({
    slug: own,
    entryId: id,
    classId: ownId,
  }))

export async function courseOf(reader: FolderReader, wanted: string): Promise<Course> {
  const found = (await coursesOf(reader)).find(one => one.slug === wanted)
  if (found) return found
  throw new FieldProblems([
    { field: '', message: `Tidak ada kelas "${wanted}"; tulis di classes/${wanted}.md atau di Kelola` },
  ])
}
