import type { FileStore } from '../../../platform/files/file-store.ts'
import { keyInText } from '../../../platform/files/file-uses.ts'
import { partsFor } from './course-folder.ts'
import { formText } from './folder-file.ts'
import { linksInFolder } from './folder-links.ts'
import { type FileRow, listFolderFiles, mediaForm } from './folder-media.ts'
import type { FolderReader } from './folder-part.ts'
import { folderParts } from './folder-parts.ts'

/** The version of the format: what reads a folder knows by it how. */
export const format = 1

/** Paths with what stands in each file, sorted. */
export type Folder = Map<string, Uint8Array>

interface Exporting extends Omit<FolderReader, 'files'> {
  tenant: FolderReader['tenant'] & { slug: string }
}

const encode = (text: string) => new TextEncoder().encode(text)

/** A whole site as files, or one course of it: the same site is always the same bytes. */
export async function exportSite(
  reader: Exporting,
  store: Pick<FileStore, 'read'>,
  tell: (label: string) => void = () => {},
  course?: string,
): Promise<Folder> {
  const rows = await listFolderFiles(reader.tx)
  const files = new Map(rows.map(row => [row.key, row]))
  const found = new Map<string, Uint8Array>()
  const used = new Set<string>()
  for (const part of partsFor(folderParts(reader), course)) {
    tell(part.label)
    for (const { path, form } of await part.list({ ...reader, files })) {
      const text = linksInFolder(formText(form), path)
      for (const [key] of text.matchAll(new RegExp(keyInText, 'g'))) if (files.has(key)) used.add(key)
      found.set(path, encode(text))
    }
  }
  const kept: FileRow[] = []
  for (const row of rows) {
    const bytes = used.has(row.key) ? await store.read(reader.tenant.slug, row.key) : undefined
    if (!bytes) continue
    kept.push(row)
    found.set(`media/${row.key}`, bytes)
  }
  if (kept.length > 0) found.set('media.yaml', encode(formText({ fields: mediaForm(kept) })))
  found.set('site.yaml', encode(formText({ fields: { format } })))
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
