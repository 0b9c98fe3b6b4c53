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
  )

/** What somebody has answered: of a choice an id or several, of pairs and gaps one for each, else what was typed. */
export type Given = string | boolean | string[] | Record<string, string> | null

/** how long one typed answer may be */
export const mostAnswer = { line: 500, essay: 20_000 } as const

/** Nothing of it has been answered. */
export function isBlank(given: Given): boolean {
  if (given === null) return true
  if (typeof given === 'string') return given.trim() === ''
  if (typeof given === 'boolean') return false
  return Object.values(given).every(value => value === '')
}
