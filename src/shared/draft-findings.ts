import type { Block } from './document/document.ts'
import { type Finding, findingsIn } from './document/findings.ts'
import { isBlank } from './document/tidy.ts'
import { countWords, textOfDocument } from './document/to-text.ts'
import type { Content } from './draft-parts.ts'

/** longer ones are cut in lists of search engines */
const shownTitle = 60
const shownSummary = 160
const fewWords = 30

const wordsIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What readers, search engines, and those who do not see would miss in a draft. Pure: it is shown while one writes. */
export function findingsOf(value: Content, body: readonly Block[] | undefined): Finding[] {
  const seo = Object(value.seo)
  const title = wordsIn(seo.title) || wordsIn(value.title) || wordsIn(value.name)
  const summary = wordsIn(seo.description) || wordsIn(value.summary)
  const cover = [value.cover, value.image, value.logo, value.photo].find(one => one !== undefined)
  const said: [boolean, string][] = [
    [title.length < 3, 'Judul belum ditulis.'],
    [
      title.length > shownTitle,
      `Judul ${title.length} karakter: mesin pencari memotongnya setelah sekitar ${shownTitle}.`,
    ],
    ['summary' in value && summary === '', 'Ringkasan kosong: kartu dan mesin pencari memakai awal teks.'],
    [
      summary.length > shownSummary,
      `Ringkasan ${summary.length} karakter: mesin pencari memotongnya setelah sekitar ${shownSummary}.`,
    ],
    [cover === null, 'Belum ada sampul.'],
    [
      wordsIn(Object(cover).key) !== '' && wordsIn(Object(cover).alt) === '',
      'Sampul tanpa keterangan bagi yang tidak melihat.',
    ],
    [body !== undefined && countWords(textOfDocument(body)) < fewWords, `Isi kurang dari ${fewWords} kata.`],
  ]
  return [
    ...said.flatMap(([is, words]) => (is ? [{ words }] : [])),
    ...findingsIn(body ?? []),
    ...blanksIn(body ?? []),
  ]
}

/** Lines that are left empty show as holes. */
function blanksIn(body: readonly Block[]): Finding[] {
  const blanks = body.filter(isBlank)
  const [first] = blanks
  return first ? [{ block: first.id, words: `${blanks.length} paragraf kosong.` }] : []
}
