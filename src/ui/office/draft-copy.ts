import type { Content } from '../../shared/draft-parts.ts'
import type { DraftAnswer } from './draft-answer.ts'

/** What was typed and not yet sent, kept on this device by whose it is and of what. */
interface Copy {
  /** what it was typed over, and its rev */
  base: Content
  rev: number
  value: Content
}

const keyOf = ({ kind, id, you }: DraftAnswer) => `draf ${you ?? ''} ${kind} ${id}`

const isCopy = (found: unknown): found is Copy =>
  typeof found === 'object' && found !== null && 'base' in found && 'rev' in found && 'value' in found

// a browser may refuse to keep anything: then there is the page itself, and the server
export function readCopy(draft: DraftAnswer): Copy | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(draft)) ?? 'null')
    return isCopy(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** undefined: everything has been sent. Answers whether it lies on the device. */
export function writeCopy(draft: DraftAnswer, copy: Copy | undefined): boolean {
  try {
    if (copy) localStorage.setItem(keyOf(draft), JSON.stringify(copy))
    else localStorage.removeItem(keyOf(draft))
    return true
  } catch {
    return false
  }
}
