import type { ReadQuestion } from './gift.ts'

interface Draft {
  line: number
  prompt: string[]
  options: { letter: string; text: string[] }[]
  key: string | undefined
  why: string[]
}

/**
 * Questions as teachers type them: "1." begins one, "A." an option, "Kunci: B" says what is right, "Pembahasan:" why.
 * Without options the key is a word or a number; without a key it is an essay.
 */
export function readTyped(text: string): ReadQuestion[] {
  const drafts: Draft[] = []
  let into: string[] | undefined
  for (const [index, raw] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const line = raw.trim()
    const now = drafts.at(-1)
    const begun = /^(\d{1,3})\s*[.)]\s+(.+)$/.exec(line)
    const option = /^([A-Ha-h])\s*[.)]\s*(.+)$/.exec(line)
    const key = /^(?:kunci(?: jawaban)?|jawaban|jawab)\s*[:=]\s*(.+)$/i.exec(line)
    const why = /^(?:pembahasan|penjelasan)\s*[:=]\s*(.*)$/i.exec(line)
    if (begun) {
      into = [begun[2] ?? '']
      drafts.push({ line: index + 1, prompt: into, options: [], key: undefined, why: [] })
    } else if (!now) {
      if (line !== '') return [{ line: index + 1, ok: false, name: line.slice(0, 80), message: notBegun }]
    } else if (key) {
      now.key = key[1]?.trim()
      into = undefined
    } else if (why) {
      into = now.why
      into.push(why[1] ?? '')
    } else if (option && now.key === undefined) {
      into = [option[2] ?? '']
      now.options.push({ letter: (option[1] ?? '').toUpperCase(), text: into })
    } else if (line !== '') into?.push(line)
  }
  return drafts.map(questionOf)
}

const notBegun = 'Awali soal dengan nomornya, seperti "1. Ibu kota Indonesia adalah …".'

function questionOf({ line, prompt: lines, options, key, why }: Draft): ReadQuestion {
  const prompt = lines.join('\n').trim()
  const base = { prompt, feedback: why.join('\n').trim() }
  const refuse = (message: string): ReadQuestion => ({ line, ok: false, name: prompt.slice(0, 80), message })
  if (options.length === 0) return withoutOptions(line, key, base)
  if (key === undefined) return refuse('Tidak ada baris "Kunci:" untuk soal ini.')
  const letters = key
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
