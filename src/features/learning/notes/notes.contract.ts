import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { moment, plainText, positiveId, slugText } from '../../../platform/http/query.ts'

export const byNote = z.object({ key: z.uuid('Kunci catatan tidak valid') })

export const ofChapter = z.strictObject({ slug: slugText, chapter: slugText })

export const noteGiven = z
  .strictObject({
    slug: slugText,
    chapter: slugText,
    /** the block of the text, from 0 */
    block: z.int().min(0).max(100_000),
    /** the marked words; empty: a note on the block */
    quote: plainText(1000).default(''),
    /** what was written to them; empty: only marked */
    text: paragraphOf(4000).default(''),
    /** when it was written, where a browser brings that home later; as far back as a week */
    at: moment('Waktu tidak valid').optional(),
    /** whose browser kept it (membership): brought home by somebody else it is refused (403) */
    reader: positiveId.optional(),
  })
  .refine(({ quote, text }) => quote !== '' || text !== '', {
    path: ['text'],
    error: 'Tulis catatannya, atau tandai sebagian teks',
  })
export type NoteGiven = z.output<typeof noteGiven>

export const note = z.object({ key: z.string(), block: z.int(), quote: z.string(), text: z.string() })
export type Note = z.output<typeof note>
export const noteList = z.array(note)
export const nothing = z.null()

/** /Belajar/{slug}/Catatan: everything one wrote in a class, chapter by chapter. */
export interface NotesPage {
  slug: string
  name: string
  chapters: { title: string; href: string; notes: Note[] }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'notes.own': NotesPage
  }
}
