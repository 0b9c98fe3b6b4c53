import type { PassageTopic } from '../../../platform/passage-part.ts'

/** A kind of everyday question, and what it is answered out of. */
export interface TopicRule {
  /** the first of them that the site has; all that have such lines where `lines` chooses */
  topics: readonly PassageTopic[]
  asks: RegExp
  not?: RegExp
  /** words of such a question that name nothing else */
  words: RegExp
  /** which sentences answer it; none: all of them */
  lines?: RegExp
  /** what an answer has, wherever it stands */
  has?: RegExp
  /** what names somebody other than who asks: "sekolah bergabung" is no pupil's question */
  names?: RegExp
  /** its lines say of a thing that is named what no page says better */
  isFirst?: boolean
}

export const word = (pattern: string) => new RegExp(String.raw`\b(${pattern})\b`, 'iu')
export const whole = (pattern: string) => new RegExp(`^(${pattern})$`, 'iu')
