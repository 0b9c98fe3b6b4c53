import type { PassageFact } from '../../../platform/passage-part.ts'
import { clockTime, dayAndDate } from '../../../shared/dates.ts'
import { escapeHtml } from '../../../shared/html-text.ts'
import { rupiah } from '../../../shared/money.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { cutPassages } from './passage-cutting.ts'
import type { ChangedRow, WrittenPassage } from './passages.store.ts'

/** stands between what leads to a passage and the code beside it, which leads there too */
export const codeMark = ' \u0001 '

/** what stands above the facts of a thing, which are a passage of their own */
export const factsHeading = 'Keterangan singkat'

/** What a row of a part says, as the passages that are kept of it. */
export async function writtenOf(part: string, row: ChangedRow): Promise<WrittenPassage> {
  const { kind, ref, path, title, audience, stamp, visibleFrom, visibleUntil } = row
  const facts = await factLines(row.facts)
  const isTopic = kind === 'topic'
  const lead = [row.summary, isTopic ? facts.join(' ') : ''].filter(Boolean)
  const html = lead.map(text => `<p>${escapeHtml(text)}</p>`).join('') + row.html
  const passages = cutPassages(html)
  if (facts.length > 0 && !isTopic)
    passages.push({ heading: factsHeading, anchor: null, body: facts.join('\n'), code: '' })
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

/** "Harga: Rp 250.000.", "Jadwal mulai (Angkatan 6): Selasa, 1 Desember 2026 pukul 19.30 WIB." */
async function factLines(facts: unknown): Promise<string[]> {
  // the select of a part makes them, as its type says
  const said = Array.isArray(facts) ? (facts as PassageFact[]) : []
  const lines: string[] = []
  for (const fact of said) {
    const value = (await wordsOfFact(fact)).replaceAll(/\s+/g, ' ').replace(/[.\s]+$/, '')
    if (value !== '') lines.push(`${fact.label}${fact.of ? ` (${fact.of})` : ''}: ${value}.`)
  }
  return lines
}

async function wordsOfFact(fact: PassageFact): Promise<string> {
  if ('rupiah' in fact) return fact.rupiah === 0 ? 'gratis' : rupiah(fact.rupiah)
  if ('text' in fact) return fact.text?.trim() ?? ''
  if ('city' in fact) {
    const city = fact.city === null ? null : (await regionNames()).city(fact.city)
    return [fact.before.trim(), city?.name ?? ''].filter(Boolean).join(', ')
  }
  const at = new Date(fact.at ?? '')
  if (Number.isNaN(at.getTime())) return ''
  if (fact.isDay) return dayAndDate(at, fact.zone)
  return `${dayAndDate(at, fact.zone)} pukul ${clockTime(at, fact.zone)}`
}
