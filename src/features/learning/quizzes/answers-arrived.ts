import { answersText } from '../../../shared/answer-digest.ts'
import type { Given } from '../../../shared/exercise.ts'

/** Whether what was handed in, by its digest on the receipt, is what this browser has; a site without https cannot say. */
export async function isSame(answers: ReadonlyMap<number, Given>, digest: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(answersText(answers)))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('') === digest
}
