import { Parser } from 'htmlparser2'
import { ImportError } from '../../../platform/archives/archive.ts'
import { parseXml, type XmlElement } from '../../../platform/archives/wordpress/xml-tree.ts'
import { invalidField } from '../../../shared/failure.ts'
import { htmlToText } from '../../../shared/html-text.ts'
import { FormulaProblem, fromMoodle, readFormula } from './formula.ts'
import { choiceOf, type ReadQuestion, Unread } from './read-answers.ts'

type Made = Omit<Extract<ReadQuestion, { ok: true }>, 'line' | 'ok'>

/** Moodle's XML format. Categories become tags; what has pictures, or is of a kind there is none of here, is refused by itself. */
export function readMoodleXml(text: string): ReadQuestion[] {
  const quiz = rootOf(text).children.find(({ name }) => name === 'quiz')
  if (!quiz) throw invalidField('text', 'Ini bukan Moodle XML: tidak ada <quiz> di dalamnya.')
  let category: string[] = []
  return quiz.children.flatMap((element): ReadQuestion[] => {
    if (element.name !== 'question') return []
    const { type = '' } = element.attrs
    if (type === 'category') {
      category = tagsOfCategory(wordsIn(element, 'category'))
      return []
    }
    const { line } = element
    try {
      const made = questionOf(type, element)
      const tags = [...category, ...all(find(element, 'tags'), 'tag').map(tag => wordsIn(tag))]
      const points = Number(find(element, 'defaultgrade')?.text ?? 1)
      return [{ ...made, line, ok: true, tags, ...(points > 0 && { points: quarter(points) }) }]
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      return [{ line, ok: false, name: nameOf(element), message: error.message }]
    }
  })
}

function rootOf(text: string): XmlElement {
  try {
    return parseXml(text, 'Moodle XML')
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw invalidField('text', `Baris ${error.line ?? 1}: ${error.reason}`)
  }
}

const find = (of: XmlElement | undefined, name: string) => of?.children.find(one => one.name === name)
const all = (of: XmlElement | undefined, name: string) => of?.children.filter(one => one.name === name) ?? []
const quarter = (points: number) => Math.min(100, Math.max(0.25, Math.round(points * 4) / 4))

/** The words of an element's <text>, whatever format it says they are in. */
function wordsIn(of: XmlElement | undefined, name?: string): string {
  const element = name === undefined ? of : find(of, name)
  if (!element) return ''
  const text = find(element, 'text')?.text ?? ''
  if (text.includes('@@PLUGINFILE@@') || find(element, 'file'))
    throw new Unread('Soal ini memuat gambar atau berkas, yang tidak ikut terbaca.')
  const isHtml = (element.attrs.format ?? 'html') === 'html'
  return (isHtml ? plainLines(text) : text).trim()
}

/** Words of a marked-up text, a line for each paragraph. */
function plainLines(html: string): string {
  let words = ''
  const parser = new Parser({
    ontext(text) {
      words += text.replaceAll(/\s+/g, ' ')
    },
    onopentag(name) {
      if (name === 'br') words += '\n'
      if (name === 'img') throw new Unread('Soal ini memuat gambar, yang tidak ikut terbaca.')
    },
    onclosetag(name) {
      if (/^(?:p|div|li|tr|h\d|pre)$/.test(name)) words += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return words
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** "$course$/top/Bawaan/Jaringan" is the tag "jaringan"; what Moodle makes by itself is none. */
function tagsOfCategory(path: string): string[] {
  const last = path.split('/').at(-1)?.trim() ?? ''
  return last === '' || last === 'top' || /^(?:default for|bawaan untuk)\b/i.test(last)
    ? []
    : [last.slice(0, 40)]
}

/** by which whoever brings it finds it again, whatever cannot be read of it */
function nameOf(element: XmlElement): string {
  const textIn = (name: string) => htmlToText(find(find(element, name), 'text')?.text ?? '')
  return (textIn('name') || textIn('questiontext') || 'Tanpa nama').slice(0, 80)
}

interface Answer {
  text: string
  fraction: number
  feedback: string
  element: XmlElement
}

const answersIn = (element: XmlElement): Answer[] =>
  all(element, 'answer').map(one => ({
    text: wordsIn(one),
    fraction: Number(one.attrs.fraction ?? 0),
    feedback: wordsIn(one, 'feedback'),
    element: one,
  }))

function questionOf(type: string, element: XmlElement): Made {
  const read = readers[type]
  if (!read) throw new Unread(`Jenis soal Moodle "${type}" belum dapat dibaca.`)
  const base = { prompt: wordsIn(element, 'questiontext'), feedback: wordsIn(element, 'generalfeedback') }
  return read(element, base)
}

interface Base {
  prompt: string
  feedback: string
}

const unitsIn = (element: XmlElement) =>
  all(find(element, 'units'), 'unit').map(unit => ({
    text: find(unit, 'unit_name')?.text.trim() ?? '',
    factor: 1 / Number(find(unit, 'multiplier')?.text ?? 1),
  }))

function parameterOf(definition: XmlElement) {
  const numberIn = (name: string) => Number(wordsIn(find(definition, name)) || 'x')
  const [min, max, decimals] = [numberIn('minimum'), numberIn('maximum'), numberIn('decimals')]
  const name = wordsIn(find(definition, 'name')).toLowerCase()
  if (![min, max, decimals].every(Number.isFinite)) throw new Unread(`Parameter "${name}" tidak terbaca.`)
  return { name, min, max, step: Number((10 ** -decimals).toFixed(Math.max(0, decimals))) }
}

const readers: Readonly<Record<string, (element: XmlElement, base: Base) => Made>> = {
  multichoice(element, base) {
    const isSingle = find(element, 'single')?.text.trim() !== 'false'
    const answers = answersIn(element).map(one => ({
      text: one.text,
      feedback: one.feedback,
      isRight: isSingle && one.fraction === 100,
      weight: one.fraction,
    }))
    return choiceOf(answers, base)
  },
  truefalse(element, base) {
    const right = answersIn(element)
      .find(({ fraction }) => fraction > 0)
      ?.text.toLowerCase()
    if (right !== 'true' && right !== 'false') throw new Unread('Tidak ada jawaban yang benar.')
    return { kind: 'truefalse', spec: { ...base, isTrue: right === 'true' } }
  },
  shortanswer(element, base) {
    const accepted = answersIn(element).flatMap(({ text, fraction }) => (fraction === 100 ? [{ text }] : []))
    return { kind: 'short', spec: { ...base, accepted, allowsTypo: false } }
  },
  numerical(element, base) {
    const right = answersIn(element).find(({ fraction }) => fraction === 100)
    const value = Number(right?.text || 'x')
    const slack = Number(find(right?.element, 'tolerance')?.text ?? 0)
    if (!Number.isFinite(value) || !Number.isFinite(slack)) throw new Unread('Angkanya tidak terbaca.')
    const tolerance = { kind: 'absolute', value: slack }
    return { kind: 'numeric', spec: { ...base, value, tolerance, units: unitsIn(element) } }
  },
  matching(element, base) {
    const sides = all(element, 'subquestion').map(one => ({
      left: wordsIn(one),
      right: wordsIn(find(one, 'answer')),
    }))
    const others = sides.flatMap(({ left, right }) => (left === '' ? [{ text: right }] : []))
    return { kind: 'matching', spec: { ...base, pairs: sides.filter(({ left }) => left !== ''), others } }
  },
  ordering: (element, base) => ({
    kind: 'ordering',
    spec: { ...base, items: answersIn(element).map(({ text }) => ({ text })) },
  }),
  calculated(element, base) {
    const right = answersIn(element).find(({ fraction }) => fraction === 100)
    const slack = Number(find(right?.element, 'tolerance')?.text ?? 0)
    const isShare = find(right?.element, 'tolerancetype')?.text.trim() === '1'
    const parameters = all(find(element, 'dataset_definitions'), 'dataset_definition').map(parameterOf)
    const formula = fromMoodle(right?.text ?? '')
    try {
      readFormula(formula)
    } catch (error) {
      if (!(error instanceof FormulaProblem)) throw error
      throw new Unread(`Rumusnya tidak terbaca: ${error.message}`)
    }
    const tolerance = isShare
      ? { kind: 'relative', value: Number((slack * 100).toPrecision(12)) }
      : { kind: 'absolute', value: slack }
    const variants = { parameters, conditions: [], formula }
    return {
      kind: 'numeric',
      spec: { ...base, value: 0, tolerance, units: unitsIn(element), variants },
    }
  },
  essay(element, base) {
    const guide = wordsIn(element, 'graderinfo')
    const format = find(element, 'responseformat')?.text.trim()
    if (format === 'monospaced')
      return { kind: 'code', spec: { ...base, guide, starter: wordsIn(element, 'responsetemplate') } }
    const most = Number(find(element, 'attachments')?.text ?? 0)
    if (format === 'noinline' && most !== 0)
      return { kind: 'file', spec: { ...base, guide, most: most < 0 ? 10 : Math.min(10, most) } }
    return { kind: 'essay', spec: { ...base, guide } }
  },
  cloze(_, { prompt, feedback }) {
    const text = prompt.replaceAll(
      /\{\d*:([A-Z_]+):((?:\\.|[^}\\])*)\}/g,
      (_whole, kind: string, body: string) => {
        if (!/^(?:SHORTANSWER|SA|MW)_?C?$/.test(kind))
          throw new Unread(`Bagian kosong "${kind}" belum dapat dibaca, hanya isian singkat.`)
        return `[[${gapAnswers(body).join('|')}]]`
      },
    )
    const [first = '', ...rest] = text.split('\n\n')
    const hasWords = rest.length > 0 && !first.includes('[[')
    return {
      kind: 'cloze',
      spec: {
        feedback,
        prompt: hasWords ? first : 'Lengkapi teks berikut.',
        text: hasWords ? rest.join('\n\n') : text,
      },
    }
  },
}

/** "=Jakarta~%100%DKI Jakarta~Bandung" accepts two. */
const gapAnswers = (body: string): string[] =>
  body.split(/(?<!\\)~/).flatMap(part => {
    const [, isRight = '', text = ''] = /^(=|%100%)?((?:\\.|[^#\\])*)/.exec(part) ?? []
    return isRight ? [text.replaceAll(/\\(.)/g, '$1').trim()] : []
  })
