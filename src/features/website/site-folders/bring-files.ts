import { notifyPurge } from '../../../platform/db/channels.ts'
import { Failure } from '../../../shared/failure.ts'
import { FileProblem, type Form, formText, type Problem, type ReadForm, readForm } from './folder-file.ts'
import { linksOnSite } from './folder-links.ts'
import { tellFiles } from './folder-media.ts'
import { FieldProblems, type FolderHand, type FolderPart } from './folder-part.ts'
import type { FolderFiles } from './plain-values.ts'
import type { FolderChange, FolderCount, FolderReport } from './site-folders.contract.ts'

/** The files of a folder, one after the other: what differs is written, what is wrong is gathered. */

/** What stands in a folder that cannot come in; nothing of it did. */
export class FolderRefused extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, line, message }) => `${path} baris ${line}: ${message}`).join('\n'))
    this.problems = problems
  }
}

const mostProblems = 100

/** What a file says; throws {@link FolderRefused}. */
export function readFolderFile(
  path: string,
  bytes: Uint8Array,
  isText: boolean,
  files: FolderFiles = new Map(),
): ReadForm {
  try {
    return readForm(linksOnSite(new TextDecoder('utf-8', { fatal: true }).decode(bytes), files), isText)
  } catch (error) {
    if (error instanceof FileProblem)
      throw new FolderRefused([{ path, line: error.line, message: error.message }])
    if (error instanceof TypeError)
      throw new FolderRefused([{ path, line: 1, message: 'Berkas ini bukan teks UTF-8' }])
    throw error
  }
}

/** Writes what differs; throws {@link FolderRefused} with everything that is wrong. */
export async function bringFiles(
  hand: FolderHand,
  tell: ((label: string) => void) | undefined,
  given: ReadonlyMap<string, Uint8Array>,
  { pictures, parts }: { pictures: number; parts: readonly FolderPart[] },
): Promise<FolderReport> {
  const problems: Problem[] = []
  const changes: FolderChange[] = []
  const counts: FolderCount[] = []
  const left = new Set([...given.keys()].filter(path => path !== 'site.yaml' && !path.startsWith('media/')))
  for (const part of parts) {
    tell?.(part.label)
    const own = [...left].filter(path => part.nameIn(path) !== undefined)
    for (const path of own) left.delete(path)
    counts.push(
      await partIn(hand, part, new Map(own.map(path => [path, given.get(path) ?? new Uint8Array()])), {
        problems,
        changes,
      }),
    )
    if (problems.length >= mostProblems) break
  }
  const about = left.delete('media.yaml') ? given.get('media.yaml') : undefined
  if (about && problems.length === 0) {
    const isChanged = await within('media.yaml', undefined, problems, async () =>
      tellFiles(hand.tx, readFolderFile('media.yaml', about, false).fields, hand.files),
    )
    if (isChanged) changes.push({ path: 'media.yaml', label: 'Keterangan gambar', state: 'changed' })
  }
  if (problems.length === 0) for (const part of parts) problems.push(...((await part.finish?.(hand)) ?? []))
  if (problems.length > 0) throw new FolderRefused(problems.slice(0, mostProblems))
  const isWritten = changes.some(({ state }) => state !== 'gone')
  if (isWritten) {
    const told = Object.fromEntries(
      counts.map(({ label, added, changed }) => [label, added + changed]).filter(([, count]) => count !== 0),
    )
    await hand.log({
      action: 'site_folder.imported',
      object: { type: 'site_folder', id: hand.tenant.id, name: hand.tenant.title },
      after: told,
    })
    await notifyPurge(hand.tx, hand.tenant.id, ['site', 'posts', 'pages'])
  }
  return {
    counts: counts.filter(one => one.added + one.changed + one.same + one.gone > 0),
    changes,
    pictures,
    ignored: [...left].sort(),
  }
}

interface Gathered {
  problems: Problem[]
  changes: FolderChange[]
}

/** The files of one kind: what differs is written, what the folder does not name is left alone. */
async function partIn(
  hand: FolderHand,
  part: FolderPart,
  own: ReadonlyMap<string, Uint8Array>,
  { problems, changes }: Gathered,
): Promise<FolderCount> {
  const standing = new Map((await part.list(hand)).map(one => [one.path, one]))
  const count = { label: part.label, added: 0, changed: 0, same: 0, gone: 0 }
  const forms: { path: string; form: ReadForm }[] = []
  for (const [path, bytes] of own) {
    const before = standing.get(path)
    // what is as it was written is not looked at
    if (before && isWritten(before.form, bytes, hand.files)) {
      standing.delete(path)
      count.same += 1
      continue
    }
    try {
      forms.push({
        path,
        form: readFolderFile(path, bytes, part.isText, hand.files),
      })
    } catch (error) {
      if (!(error instanceof FolderRefused)) throw error
      problems.push(...error.problems)
    }
  }
  const sorted = part.first
    ? forms.toSorted((one, other) => Number(part.first?.(other.form)) - Number(part.first?.(one.form)))
    : forms
  for (const { path, form } of sorted) {
    const before = standing.get(path)
    standing.delete(path)
    await within(path, form, problems, async () => {
      const brought = await part.bring(hand, part.nameIn(path) ?? '', form)
      if (before && formText(before.form) === formText(brought.form)) {
        count.same += 1
        return
      }
      if (before?.isBusy)
        throw new FieldProblems([
          { field: '', message: 'Sedang diubah di Kelola: terbitkan atau buang perubahannya dahulu' },
        ])
      await brought.write()
      const state = before ? 'changed' : 'new'
      count[before ? 'changed' : 'added'] += 1
      changes.push({ path, label: before?.label ?? titleIn(form) ?? part.label, state })
    })
  }
  for (const { path, label } of standing.values()) {
    count.gone += 1
    changes.push({ path, label, state: 'gone' })
  }
  return count
}

const titleIn = ({ fields }: Form): string | undefined => {
  const title: unknown = Object(fields).title ?? Object(fields).name
  return typeof title === 'string' ? title : undefined
}

const isWritten = (form: Form, bytes: Uint8Array, files: FolderFiles) =>
  linksOnSite(new TextDecoder().decode(bytes), files) === formText(form)

/** What is wrong with a file, with the line it stands in. */
export async function within<Answer>(
  path: string,
  form: Pick<ReadForm, 'lineOf'> | undefined,
  problems: Problem[],
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FolderRefused) problems.push(...error.problems)
    else {
      const own =
        error instanceof FieldProblems
          ? error.problems
          : error instanceof Failure
            ? (error.errors ?? [{ field: '', message: error.message }])
            : undefined
      if (!own) throw error
      for (const { field, message } of own)
        problems.push({ path, line: field === '' ? 1 : (form?.lineOf(field) ?? 1), message })
    }
    return undefined
  }
}
