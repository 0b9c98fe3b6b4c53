import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFolderFile } from './bring-files.ts'
import { chapterPath, outlinePath, questionPath, quizPath } from './course-outline.ts'
import { formText } from './folder-file.ts'
import type { FolderPart } from './folder-part.ts'

/** A folder of one course: what a site's folder has of it, at the same places. */

/** Its class, its order and its chapters; pictures lie with those of everything else. */
export const isOfCourse = (path: string, course: string): boolean =>
  path === `classes/${course}.md` || path.startsWith(`courses/${course}/`)

/** The parts of a folder, or of one course alone. */
export function partsFor(parts: readonly FolderPart[], course: string | undefined): readonly FolderPart[] {
  if (course === undefined) return parts
  const own = [
    `classes/${course}.md`,
    outlinePath(course),
    ...[chapterPath, quizPath, questionPath].map(of => of(course, 'x')),
  ]
  return parts
    .filter(part => own.some(path => part.nameIn(path) !== undefined))
    .map(part => ({
      ...part,
      nameIn: path => (isOfCourse(path, course) ? part.nameIn(path) : undefined),
      list: async reader => (await part.list(reader)).filter(({ path }) => isOfCourse(path, course)),
    }))
}

/** What of a folder, of a course or of a whole site, a course needs. */
export const filesOfCourse = (whole: ReadonlyMap<string, Uint8Array>, course: string) =>
  new Map(
    [...whole].filter(
      ([path]) =>
        isOfCourse(path, course) || path.startsWith('media/') || ['site.yaml', 'media.yaml'].includes(path),
    ),
  )

/** What is said of the course's pictures joins what the folder says of others. */
export async function withOtherMedia(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const path = 'media.yaml'
  const before = await readFile(join(folder, path)).catch(() => undefined)
  if (!before) return new Map(files)
  const said = (bytes: Uint8Array | undefined): Record<string, unknown> =>
    bytes ? Object(readFolderFile(path, bytes, false).fields) : {}
  const all = Object.entries({ ...said(before), ...said(files.get(path)) })
  const fields = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return new Map([...files, [path, new TextEncoder().encode(formText({ fields }))]])
}
