import type { Skipped } from '../../../platform/archives/archive.ts'
import type { Note } from '../../../platform/archives/skip-list.ts'
import type { Came } from '../../../platform/archives/written.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { HtmlTooLong } from '../../../platform/html/sanitize.ts'
import { HtmlTooHard, type Sanitizer } from '../../../platform/html/sanitizer.ts'
import type { Progress } from './imports.contract.ts'

/** What an import works with: the tenant it writes for, and whom it tells. */
export type ImportContext = {
  database: Database
  files: FileStore
  clock: Clock
  tenant: { id: number; slug: string }
  sanitize: Sanitizer['sanitize']
  tell: (progress: Progress) => void
  note: Note
  noteAll: (others: readonly Skipped[]) => void
  noted: () => Skipped[]
  came: (thing: Came) => void
  allCame: () => Came[]
  /** whether the site has room for these pictures; throws where it has not */
  admit?: ((pictures: readonly { key: string; bytes: Buffer }[]) => Promise<void>) | undefined
  /** whoever asked is gone: stop before anything is written */
  signal?: AbortSignal | undefined
}

/** Why the sanitiser refuses a text; undefined for what is a bug. */
export function whyRefused(error: unknown): string | undefined {
  return error instanceof HtmlTooLong || error instanceof HtmlTooHard ? error.message : undefined
}
