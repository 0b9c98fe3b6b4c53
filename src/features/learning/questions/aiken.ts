import { blocksOf } from './gift.ts'
import type { ReadQuestion } from './read-answers.ts'

/** Aiken: a question, its options each on a line of its own, and "ANSWER: B". A blank line ends it. */
export const readAiken = (text: string): ReadQuestion[] =>
  blocksOf(text).map(({ line, block }) => questionOf(line, block.split('\n')))

const noOption = 'Baris ini bukan pilihan ("A. …") dan bukan "ANSWER:".'

function questionOf(line: number, lines: readonly string[]): ReadQuestion {
  const options: { letter: string; text: string }[] = []
  const prompt: string[] = []
  let key = ''
  for (const raw of lines) {
    const option = /^\s*([A-Z])\s*[.)]\s+(.+)$/.exec(raw)
    const answer = /^\s*ANSWER\s*:\s*([A-Z])\s*$/i.exec(raw)
    if (answer) key = (answer[1] ?? '').toUpperCase()
    else if (option) options.push({ letter: option[1] ?? '', text: (option[2] ?? '').trim() })
    else if (options.length === 0) prompt.push(raw.trim())
    else if (raw.trim() !== '') return { line, ok: false, name: raw.trim().slice(0, 80), message: noOption }
  }
  const asked = prompt.join('\n').trim()
  const refuse = (message: string): ReadQuestion => ({ line, ok: false, name: asked.slice(0, 80), message })
  if (key === '') return refuse('Tidak ada baris "ANSWER:" untuk soal ini.')
  if (!options.some(({ letter }) => letter === key))
    return refuse(`Kunci "${key}" tidak ada di antara pilihannya.`)
  return {
    line,
    ok: true,
    kind: 'single',
    spec: {
      prompt: asked,
      feedback: '',
      options: options.map(one => ({ text: one.text, isRight: one.letter === key, feedback: '' })),
    },
  }
}
