import { cleanedBlock, whyRefused } from '../../../platform/documents/documents.ts'
import { createSanitizer } from '../../../platform/html/sanitizer.ts'
import { problemOfBlock } from '../../../shared/document/check.ts'
import type { Block } from '../../../shared/document/document.ts'
import { tidyBlock } from '../../../shared/document/tidy.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { invalidField } from '../../../shared/failure.ts'

// its thread starts with the first text, and serves all kinds
const sanitizer = createSanitizer()

/** A block of a text, with nothing in it that could run; 422 at its field where it is none. */
export async function cleanTextBlock(block: Content, field: string): Promise<Content> {
  const problem = problemOfBlock(block)
  if (problem !== undefined) throw invalidField(field, problem)
  try {
    // `problemOfBlock` has looked at every part of it
    const clean = await cleanedBlock(tidyBlock(block as unknown as Block), sanitizer)
    return { ...clean }
  } catch (error) {
    const why = whyRefused(error)
    if (why === undefined) throw error
    throw invalidField(field, why)
  }
}
