import { documentOfHtml } from '../../../platform/documents/documents.ts'
import { optionalInstant, wallTime } from '../../../shared/days.ts'
import { problemOfBlock } from '../../../shared/document/check.ts'
import type { Block } from '../../../shared/document/document.ts'
import { tidyBlock } from '../../../shared/document/tidy.ts'
import type { WrittenChapter } from '../classes/classes.ts'
import { chapterHtml } from './chapter-html.ts'
import { type ChapterValue, chapterDraft } from './chapter-value.contract.ts'

type Stored = Pick<
  WrittenChapter,
  | 'title'
  | 'minutes'
  | 'isPreview'
  | 'isRequired'
  | 'completionLeast'
  | 'releaseAt'
  | 'releaseAfter'
  | 'html'
  | 'document'
  | 'settings'
> & { kind: string; completion: string }

/** "2026-12-12T09:00" of the site's zone; empty where there is none */
function localOf(at: Date | null, timeZone: string): string {
  if (at === null) return ''
  const { day, time } = wallTime(at, timeZone)
  return `${day}T${time}`
}

/** The blocks it was written with, else those its HTML is read as. */
function blocksIn({ document, html }: Stored): Block[] {
  const list: unknown[] = Array.isArray(document) ? document : []
  const isWhole = Array.isArray(document) && list.every(block => problemOfBlock(block) === undefined)
  // each has been looked at just now
  return isWhole ? list.map(block => tidyBlock(block as Block)) : documentOfHtml(html)
}

const settingsIn = ({ settings }: Stored) => {
  const { video, address, file, liveAt, liveUrl } = Object(settings)
  return { video, address, file, liveAt, liveUrl }
}

/** A chapter as its writers have it. `slug`: the address it has chosen or been published at. */
export function writtenValue(row: Stored, slug: string, timeZone: string): ChapterValue {
  const lesson = {
    title: row.title,
    kind: row.kind,
    minutes: row.minutes,
    isPreview: row.isPreview,
    isRequired: row.isRequired,
    completion: row.completion,
    completionLeast: row.completionLeast ?? '',
    releaseAt: localOf(row.releaseAt, timeZone),
    releaseAfter: row.releaseAfter === null ? '' : String(row.releaseAfter),
    body: blocksIn(row),
    slug,
  }
  const whole = chapterDraft.safeParse({ ...lesson, ...settingsIn(row) })
  return whole.success ? whole.data : chapterDraft.parse(lesson)
}

/** The columns of a chapter that say the same. */
export function columnsOf(value: ChapterValue, timeZone: string) {
  const { video, address, file, liveAt, liveUrl } = value
  return {
    title: value.title.trim() || 'Bab tanpa judul',
    kind: value.kind,
    minutes: value.minutes,
    isPreview: value.isPreview,
    isRequired: value.isRequired,
    completion: value.completion,
    completionLeast: value.completionLeast === '' ? null : value.completionLeast,
    releaseAt: optionalInstant(value.releaseAt, timeZone),
    releaseAfter: value.releaseAfter === '' ? null : Number(value.releaseAfter),
    html: chapterHtml(value, timeZone),
    document: JSON.stringify(value.body),
    settings: JSON.stringify({ video, address, file, liveAt, liveUrl }),
  }
}
