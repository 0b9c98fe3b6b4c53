import { FolderRefused, readFolderFile, within } from './bring-files.ts'
import type { Problem, ReadForm } from './folder-file.ts'
import type { FolderHand } from './folder-part.ts'
import { folderParts } from './folder-parts.ts'

/**
 * Writes a folder into a site that nobody has written in yet: each file by its kind's own hand and contract, without the
 * drafts, history and comparing that a site with people needs. `publishedAt`: when a file came out that does not say so
 * itself. Throws {@link FolderRefused} with everything that is wrong.
 */
export async function foundSite(
  hand: FolderHand,
  given: ReadonlyMap<string, Uint8Array>,
  publishedAt: (path: string) => Date,
): Promise<void> {
  const problems: Problem[] = []
  const left = new Set([...given.keys()].filter(path => path !== 'site.yaml'))
  const parts = folderParts(hand)
  for (const part of parts) {
    const forms: { path: string; name: string; form: ReadForm }[] = []
    for (const path of left) {
      const name = part.nameIn(path)
      if (name === undefined) continue
      left.delete(path)
      await within(path, undefined, problems, async () => {
        forms.push({
          path,
          name,
          form: readFolderFile(path, given.get(path) ?? new Uint8Array(), part.isText, hand.files),
        })
      })
    }
    const sorted = part.first
      ? forms.toSorted((one, other) => Number(part.first?.(other.form)) - Number(part.first?.(one.form)))
      : forms
    for (const { path, name, form } of sorted) {
      const at = publishedAt(path)
      const own: FolderHand = { ...hand, clock: { now: () => at } }
      await within(path, form, problems, () => part.found(own, name, form))
    }
  }
  for (const path of left) problems.push({ path, line: 1, message: 'Tidak ada yang mengenal berkas ini' })
  if (problems.length === 0) for (const part of parts) problems.push(...((await part.finish?.(hand)) ?? []))
  if (problems.length > 0) throw new FolderRefused(problems)
}
