import type { QuestionKindName } from './question-kinds.rules.ts'
import { choiceOf, type ReadAnswer, type ReadQuestion, Unread } from './read-answers.ts'

/** `\=` and its like stand for themselves; they are put away while the text is taken apart. */
const hide = (text: string) =>
  text.replaceAll(/\\([\\~=#{}:])/g, (_, sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0)))
const show = (text: string) =>
  text
    .replaceAll('\\n', '\n')
    .replaceAll(/[\ue000-\ue0ff]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xe000))
    .trim()

/** GIFT, Moodle's plain format: a blank line between questions, answers in braces. */
export function readGift(text: string): ReadQuestion[] {
  return blocksOf(text).flatMap(({ line, block }): ReadQuestion[] => {
    if (block.startsWith('$CATEGORY')) return []
    try {
      return [{ line, ok: true, ...questionOf(hide(block)) }]
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      return [{ line, ok: false, name: block.slice(0, 80), message: error.message }]
    }
  })
}

/** Where each begins, without lines that are comments. */
export function blocksOf(text: string): { line: number; block: string }[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, raw] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (raw.trimStart().startsWith('//')) continue
    if (raw.trim() === '') {
      isOpen = false
      continue
    }
    if (!isOpen) blocks.push({ line: index + 1, lines: [] })
    isOpen = true
    blocks.at(-1)?.lines.push(raw)
  }
  return blocks.map(({ line, lines }) => ({ line, block: lines.join('\n').trim() }))
}

function questionOf(block: string): { kind: QuestionKindName; spec: Record<string, unknown> } {
  const [, , untitled = block] = /^::([\s\S]*?)::\s*([\s\S]*)$/.exec(block) ?? []
  const plain = untitled.replace(/^\[(html|markdown|plain|moodle)\]/, '')
  const open = plain.indexOf('{')
  const close = plain.lastIndexOf('}')
  if (open < 0 || close < open) throw new Unread('Tidak ada jawaban di antara { dan }.')
  const before = show(plain.slice(0, open))
  const after = show(plain.slice(close + 1))
  const [body = '', ...general] = plain
    .slice(open + 1, close)
    .trim()
    .split('####')
  const prompt = after ? `${before} ____ ${after}`.trim() : before
  if (prompt === '') throw new Unread('Pertanyaannya kosong.')
  return answersOf(body.trim(), { prompt, feedback: show(general.join('####')) })
}

function answersOf(body: string, base: { prompt: string; feedback: string }) {
  if (body === '') return { kind: 'essay' as const, spec: { ...base, guide: '' } }
  const truth = /^(TRUE|T|FALSE|F)\b/i.exec(body)
  if (truth)
    return {
      kind: 'truefalse' as const,
      spec: { ...base, isTrue: /^t/i.test(truth[1] ?? '') },
    }
  if (body.startsWith('#')) return { kind: 'numeric' as const, spec: numericOf(body, base) }
  const answers = [...body.matchAll(/([=~])((?:(?![=~])[\s\S])*)/g)].map(([, sign, text = '']) => ({
    isRight: sign === '=',
    ...weighed(text),
  }))
  if (answers.length === 0) throw new Unread('Tidak ada jawaban yang diawali = atau ~.')
  if (answers.every(({ text }) => text.includes('->')))
    return { kind: 'matching' as const, spec: { ...base, ...pairsOf(answers.map(({ text }) => text)) } }
  const hasWrong = answers.some(one => !one.isRight)
  if (!hasWrong)
    return {
      kind: 'short' as const,
      spec: { ...base, accepted: answers.map(({ text }) => ({ text })), allowsTypo: false },
    }
  return choiceOf(answers, base)
}

function weighed(raw: string): Omit<ReadAnswer, 'isRight'> {
  const [, percent, rest = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(raw) ?? []
  const [text = '', ...more] = rest.split('#')
  return {
    weight: percent === undefined ? undefined : Number(percent),
    text: show(text),
    feedback: show(more.join('#')),
  }
}

function pairsOf(texts: readonly string[]) {
  const sides = texts.map(text => text.split('->').map(side => side.trim()))
  const others = sides.filter(([left]) => left === '').map(([, right = '']) => ({ text: right }))
  const pairs = sides.filter(([left]) => left !== '').map(([left = '', right = '']) => ({ left, right }))
  if (pairs.length < 2) throw new Unread('Menjodohkan memerlukan sedikitnya dua pasangan.')
  return { pairs, others }
}

function numericOf(body: string, base: { prompt: string; feedback: string }) {
  // the first answer is the one that is wholly right
  const [first = ''] = body.slice(1).replace(/^\s*=/, '').split(/[#=~]/)
  const text = show(first)
    .replace(/^%100%/, '')
    .trim()
  const range = /^(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)$/.exec(text)
  const near = /^(-?[\d.]+)(?:\s*:\s*([\d.]+))?$/.exec(text)
  const [value, slack] = range
    ? [(Number(range[1]) + Number(range[2])) / 2, Math.abs(Number(range[2]) - Number(range[1])) / 2]
    : [Number(near?.[1] ?? 'x'), Number(near?.[2] ?? 0)]
  if (!Number.isFinite(value) || !Number.isFinite(slack)) throw new Unread('Angkanya tidak terbaca.')
  return { ...base, value, tolerance: { kind: 'absolute', value: slack }, units: [] }
}
