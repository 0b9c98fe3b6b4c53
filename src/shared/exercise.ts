/** A question as it is put before somebody: nothing in it says what is right. */

export interface Choice {
  id: string
  text: string
}

export type ClozePart = { text: string } | { gap: string }

interface Asked {
  prompt: string
}

export type Exercise = Asked &
  (
    | { kind: 'single' | 'multiple'; options: Choice[] }
    | { kind: 'truefalse' }
    | { kind: 'short' }
    | { kind: 'numeric'; units: string[] }
    | { kind: 'matching'; left: Choice[]; right: Choice[] }
    | { kind: 'ordering'; items: Choice[] }
    | { kind: 'cloze'; parts: ClozePart[] }
    | { kind: 'essay' }
    | {
        kind: 'code'
        language: keyof typeof codeLanguages
        starter: string
        input: string
        asksOutput: boolean
      }
    | { kind: 'file'; most: number }
  )

/** what a program may be written in; nothing of it runs here */
export const codeLanguages = {
  python: 'Python',
  javascript: 'JavaScript',
  php: 'PHP',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  sql: 'SQL',
  html: 'HTML dan CSS',
  other: 'Bebas',
} as const

/** What somebody has answered: of a choice an id or several, of pairs and gaps one for each, else what was typed. */
export type Given = string | boolean | string[] | Record<string, string> | null

const placed = (items: readonly Choice[], order: readonly string[]): Choice[] => {
  const at = ({ id }: Choice) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...items].sort((one, other) => at(one) - at(other))
}

/** A question with its parts in the order in which they were drawn for somebody; what was not drawn stays as it is. */
export function exerciseInOrder(exercise: Exercise, order: readonly string[]): Exercise {
  switch (exercise.kind) {
    case 'single':
    case 'multiple':
      return { ...exercise, options: placed(exercise.options, order) }
    case 'matching':
      return { ...exercise, right: placed(exercise.right, order) }
    case 'ordering':
      return { ...exercise, items: placed(exercise.items, order) }
    default:
      return exercise
  }
}

/** how long one typed answer may be */
export const mostAnswer = { line: 500, essay: 20_000 } as const

/** Nothing of it has been answered. */
export function isBlank(given: Given): boolean {
  if (given === null) return true
  if (typeof given === 'string') return given.trim() === ''
  if (typeof given === 'boolean') return false
  return Object.values(given).every(value => value === '')
}
