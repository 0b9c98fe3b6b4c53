import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { unknownListings } from '../../core/sections/sections.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { type PageContent, type PageStateAnswer, type PageWriting, pageContent } from './pages.contract.ts'
import { findEntry, type PageEntry, type PageState, type PageStatus } from './pages.rules.ts'
import * as store from './pages.store.ts'
import { contentOf } from './published.ts'

type Editor = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'partsOf' | 'viewer' | 'request'>

/** What is kept of a page: what visitors may see, and beside it what was changed and not published. */
interface Kept {
  status: PageStatus
  content: PageContent
  draft: PageContent | null
}

/** Keeps what was written without showing it to anybody: a published page stays as it is. */
export async function saveDraft(editor: Editor, name: string, given: PageWriting): Promise<PageStateAnswer> {
  const { entry, before, version, content } = await opened(editor, name, given)
  const kept: Kept =
    before?.status === 'published'
      ? {
          status: 'published',
          content: before.content,
          draft: isSame(before.content, content) ? null : content,
        }
      : { status: 'draft', content, draft: null }
  return keep(editor, entry, { before, kept, version, action: 'page.saved' })
}

/** From now on visitors see what was written. */
export async function publishPage(
  editor: Editor,
  name: string,
  given: PageWriting,
): Promise<PageStateAnswer> {
  const { entry, before, version, content } = await opened(editor, name, given)
  const kept: Kept = { status: 'published', content, draft: null }
  return keep(editor, entry, { before, kept, version, action: 'page.published' })
}

/** Visitors no longer find it; what was written, published or not, stays as its draft. */
export async function withdrawPage(editor: Editor, name: string, seen: number): Promise<PageStateAnswer> {
  const { entry, before, version } = await found(editor, name, seen)
  if (before.status === 'draft') return answerOf(entry, before, version)
  const kept: Kept = { status: 'draft', content: before.draft ?? before.content, draft: null }
  return keep(editor, entry, { before, kept, version, action: 'page.withdrawn' })
}

/** Takes back what was changed since the page was published. */
export async function discardDraft(editor: Editor, name: string, seen: number): Promise<PageStateAnswer> {
  const { entry, before, version } = await found(editor, name, seen)
  if (!before.draft) return answerOf(entry, before, version)
  return keep(editor, entry, { before, kept: { ...before, draft: null }, version, action: 'page.discarded' })
}

/** A page that may be written, as it stands, and what was given for it, judged. */
async function opened(editor: Editor, name: string, { version: seen, ...content }: PageWriting) {
  const entry = entryOf(editor, name)
  const unknown = unknownListings(editor, content.sections, 'sections')
  if (unknown.length > 0) throw invalid(unknown)
  await assertOwnPictures(editor, content, '')
  const row = await store.lockPage(editor.tx, entry.name)
  assertSeen(seen, row?.version ?? 0)
  return { entry, before: row && keptOf(row), version: seen, content }
}

async function found(editor: Editor, name: string, seen: number) {
  const entry = entryOf(editor, name)
  const row = await store.lockPage(editor.tx, entry.name)
  if (!row) throw notFound('Halaman')
  assertSeen(seen, row.version)
  return { entry, before: keptOf(row), version: row.version }
}

function entryOf(editor: Editor, name: string): PageEntry {
  const entry = findEntry(editor, name)
  if (!entry) throw notFound('Halaman')
  return entry
}

function assertSeen(seen: number, version: number): void {
  if (seen !== version)
    throw conflict(
      'Halaman ini sudah diubah orang lain. Salin isian Anda yang perlu, muat ulang, lalu ubah lagi.',
    )
}

export function keptOf(row: store.EditedRow): Kept {
  const draft = row.draft === null ? undefined : pageContent.safeParse(row.draft)
  return { status: row.status, content: contentOf(row), draft: draft?.success ? draft.data : null }
}

interface Change {
  before: Kept | undefined
  kept: Kept
  version: number
  action: 'page.saved' | 'page.published' | 'page.withdrawn' | 'page.discarded'
}

async function keep(
  editor: Editor,
  entry: PageEntry,
  { before, kept, version, action }: Change,
): Promise<PageStateAnswer> {
  const { tx, clock, tenant, viewer } = editor
  const write = { ...kept, version: version + 1, by: viewer.member?.membershipId ?? null, at: clock.now() }
  if (before) await store.updatePage(tx, entry.name, write)
  else if (!(await store.insertPage(tx, entry.name, write))) assertSeen(0, 1)
  const after = kept.draft ?? kept.content
  await record(editor, {
    action,
    object: { type: 'page', id: entry.name, name: after.title },
    ...changesOf(before && (before.draft ?? before.content), after),
  })
  await notifyPurge(tx, tenant.id, ['pages'])
  return answerOf(entry, kept, write.version)
}

const answerOf = (entry: PageEntry, kept: Kept, version: number): PageStateAnswer => ({
  name: entry.name,
  path: entry.path,
  state: stateOf(kept.status, kept.draft !== null),
  version,
})

export const stateOf = (status: PageStatus, hasDraft: boolean): PageState =>
  status === 'published' && hasDraft ? 'changed' : status

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const nothing = { eyebrow: '', title: '', lead: '', cover: null, sections: [], seo: {} }

/** For the log: the fields that differ, long ones as what they are about. */
function changesOf(before: PageContent | undefined, after: PageContent) {
  const names = ['eyebrow', 'title', 'lead', 'cover', 'sections', 'seo'] as const
  const changed = names.filter(name => !isSame(before?.[name] ?? nothing[name], after[name]))
  const short = (content: PageContent) =>
    Object.fromEntries(
      changed.map(name => [
        name === 'title' ? 'heading' : name,
        name === 'sections' ? content.sections.map(({ title }) => title).join(', ') : content[name],
      ]),
    )
  return { before: before && short(before), after: short(after) }
}
