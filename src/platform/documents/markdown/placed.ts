import type { Tokens } from 'marked'
import type { DocNode } from '../../../shared/document/document.ts'

/** What stands in a text that cannot be read, and in which of its lines, from 1. */
export class MarkdownProblem extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

export interface PlacedBlock {
  node: DocNode
  /** where it begins, from 1 */
  line: number
}

/** What stands between two lines of colons. */
export interface Fenced extends Tokens.Generic {
  name: string
  attributes: string
  body: string
}

/** Reads the blocks of a text; `from`: the number of its first line. */
export type ReadNodes = (text: string, from?: number) => PlacedBlock[]
