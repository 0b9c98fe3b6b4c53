import type { ReadQuestion } from './read-answers.ts'

/** A question as it was typed, its parts told apart. */
export interface Draft {
  line: number
  /** the number it was given; 0 where it has none */
  number: number
  prompt: string[]
  options: { letter: string; text: string[] }[]
  key: string | undefined
  why: string[]
}

/**
 * Questions as teachers type them: "1." begins one, "A." an option, "Kunci: B" or "Jawaban: B" says what is right,
 * "Pembahasan:" why. Options may share a line; the keys may stand together at the end, below "Kunci jawaban". Without
 * options the key is a word or a number; without a key it is an essay.
 */
export function readTyped(text: string): ReadQuestion[] {
  const taken: Taken = { drafts: [], into: undefined }
  let isKeys = false
  for (const [index, raw] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (/^\s*kunci jawaban\s*:?\s*$/i.test(raw)) {
      isKeys = true
      continue
    }
    const take = isKeys ? takeKey : takeLine
    for (const line of isKeys ? raw.split(/\t|\s{2,}|,\s*(?=\d)/) : optionsApart(raw)) {
      const problem = take(taken, line.trim())
      if (problem) return [{ line: index + 1, ok: false, name: line.trim().slice(0, 80), message: problem }]
    }
    for (const draft of taken.drafts) draft.line ||= index + 1
  }
  return taken.drafts.map(questionOf)
}

/** What has been read so far, and what a line that begins nothing is added to. */
interface Taken {
  drafts: Draft[]
  into: string[] | undefined
}

/** "A. Satu    B. Dua" is two lines. */
const optionsApart = (raw: string): string[] =>
  /^\s*[A-H]\s*[.)]/i.test(raw) ? raw.split(/(?:\t+|\s{2,})(?=[A-Ha-h]\s*[.)]\s*\S)/) : [raw]

/** A line of the list of keys: "3. B"; answers what is wrong with it. */
function takeKey({ drafts }: Taken, line: string): string | undefined {
  const [, number, key] = /^(\d{1,3})\s*[.):-]?\s*(.+)$/.exec(line) ?? []
  const of = number === undefined ? undefined : drafts.find(one => one.number === Number(number))
  if (of) of.key = key
  return of || line === '' ? undefined : noKey
}

function takeLine(taken: Taken, line: string): string | undefined {
  const { drafts } = taken
  const now = drafts.at(-1)
  const [, number, prompt] = /^(\d{1,3})\s*[.)]\s+(.+)$/.exec(line) ?? []
  if (number !== undefined && prompt !== undefined) {
    taken.into = [prompt]
    drafts.push({ line: 0, number: Number(number), prompt: taken.into, options: [], key: undefined, why: [] })
    return undefined
  }
  if (line === '') return undefined
  if (!now) return notBegun
  const [, key] = /^(?:kunci(?: jawaban)?|jawaban(?: benar)?|jawab)\s*[:=]\s*(.+)$/i.exec(line) ?? []
  const [, why] = /^(?:pembahasan|penjelasan)\s*[:=]\s*(.*)$/i.exec(line) ?? []
  const [, letter, option] = /^([A-Ha-h])\s*[.)]\s*(.+)$/.exec(line) ?? []
  if (key !== undefined) {
    now.key = key.trim()
    taken.into = undefined
  } else if (why !== undefined) {
    now.why.push(why)
    taken.into = now.why
  } else if (letter !== undefined && option !== undefined && now.key === undefined) {
    taken.into = [option]
    now.options.push({ letter: letter.toUpperCase(), text: taken.into })
  } else taken.into?.push(line)
  return undefined
}

const noKey = 'Baris ini bukan kunci dari soal yang ada. Tulis seperti "3. B".'
const notBegun = 'Awali soal dengan nomornya, seperti "1. Ibu kota Indonesia adalah …".'

/** What its key makes of it. */
export function questionOf({ line, prompt: lines, options, key, why }: Draft): ReadQuestion {
  const prompt = lines.join('\n').trim()
  const base = { prompt, feedback: why.join('\n').trim() }
  const refuse = (message: string): ReadQuestion => ({ line, ok: false, name: prompt.slice(0, 80), message })
  if (options.length === 0) return withoutOptions(line, key, base)
  if (key === undefined) return refuse('Tidak ada baris "Kunci:" untuk soal ini.')
  // "B. Router" names the option again
  const [, letter] = /^([A-Ha-h])\s*[.)]\s*\S{2,}/.exec(key) ?? []
  const letters = (letter ?? key)
    .toUpperCase()
    .split(/[\s,;&]+|\bDAN\b/)
    .map(part => part.replace(/[.)]$/, ''))
    .filter(Boolean)
  const known = options.map(({ letter }) => letter)
  const unknown = letters.find(letter => !known.includes(letter))
  if (unknown !== undefined) return refuse(`Kunci "${unknown}" tidak ada di antara pilihannya.`)
  const spec = {
    ...base,
    options: options.map(one => ({
      text: one.text.join('\n').trim(),
      isRight: letters.includes(one.letter),
      feedback: '',
    })),
  }
  return letters.length > 1
    ? { line, ok: true, kind: 'multiple', spec: { ...spec, partial: 'share' } }
    : { line, ok: true, kind: 'single', spec }
}

function withoutOptions(
  line: number,
  key: string | undefined,
  base: { prompt: string; feedback: string },
): ReadQuestion {
  if (key === undefined) return { line, ok: true, kind: 'essay', spec: { ...base, guide: '' } }
  if (/^(benar|salah)\.?$/i.test(key))
    return { line, ok: true, kind: 'truefalse', spec: { ...base, isTrue: /^benar/i.test(key) } }
  const number = /^-?\d+(?:,\d+)?$/.exec(key)
  if (number) {
    const value = Number(key.replace(',', '.'))
    const tolerance = { kind: 'absolute', value: 0 }
    return { line, ok: true, kind: 'numeric', spec: { ...base, value, tolerance, units: [] } }
  }
  const accepted = key.split(/\s*\/\s*/).map(text => ({ text }))
  return { line, ok: true, kind: 'short', spec: { ...base, accepted, allowsTypo: false } }
}
