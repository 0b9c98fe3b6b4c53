import type { PassageFact } from '../../../platform/passage-part.ts'
import { clockTime, dayAndDate } from '../../../shared/dates.ts'
import { escapeHtml } from '../../../shared/html-text.ts'
import { rupiah } from '../../../shared/money.ts'
import { cutPassages } from './passage-cutting.ts'
import type { ChangedRow, WrittenPassage } from './passages.store.ts'

/** stands between what leads to a passage and the code beside it, which leads there too */
export const codeMark = ' \u0001 '

/** What a row of a part says, as the passages that are kept of it. */
export function writtenOf(part: string, row: ChangedRow): WrittenPassage {
  const { kind, ref, path, title, audience, stamp, visibleFrom, visibleUntil } = row
  const lead = [row.summary, factsText(row.facts)].filter(Boolean)
  const html = lead.map(text => `<p>${escapeHtml(text)}</p>`).join('') + row.html
  const passages = cutPassages(html)
  // what has no text of its own is still found by its name and words
  if (passages.length === 0) passages.push({ heading: '', anchor: null, body: '', code: '' })
  return {
    kind,
    ref,
    path,
    title,
    audience,
    stamp,
    part,
    visibleFrom,
    visibleUntil,
    anchors: passages.map(({ anchor }) => anchor ?? ''),
    headings: passages.map(({ heading }) => heading),
    words: passages.map(({ code }) => (code === '' ? row.words : `${row.words}${codeMark}${code}`)),
    bodies: passages.map(({ body }) => body),
  }
}

/** "Harga: Rp 250.000. Jadwal mulai: Selasa, 1 Desember 2026 pukul 19.30 WIB." */
function factsText(facts: unknown): string {
  // the select of a part makes them, as its type says
  const said = Array.isArray(facts) ? (facts as PassageFact[]) : []
  return said
    .flatMap(fact => {
      const value = wordsOfFact(fact)
      return value === '' ? [] : `${fact.label}: ${value}.`
    })
    .join(' ')
}

function wordsOfFact(fact: PassageFact): string {
  if ('rupiah' in fact) return fact.rupiah === 0 ? 'gratis' : rupiah(fact.rupiah)
  if ('text' in fact) return fact.text.trim()
  const at = new Date(fact.at)
  if (Number.isNaN(at.getTime())) return ''
  return `${dayAndDate(at, fact.zone)} pukul ${clockTime(at, fact.zone)}`
}
