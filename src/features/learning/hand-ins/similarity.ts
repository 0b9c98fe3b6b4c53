/**
 * How much of a text stands in others, by runs of five words. A hint for whoever marks, and no proof: common phrases and
 * quotations are found as well, another wording is not.
 */

const run = 5

export interface Likeness {
  id: number
  name: string
  /** of this text, how much stands in the other */
  percent: number
  /** the longest stretches that both have */
  passages: string[]
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - run + 1)).map((_, index) =>
    words
      .slice(index, index + run)
      .join(' ')
      .toLowerCase(),
  )

/** Others that have at least a tenth of it, the most alike first. What the task itself says does not count. */
export function likenessesOf(
  text: string,
  others: readonly { id: number; name: string; text: string }[],
  given: string,
): Likeness[] {
  const words = wordsOf(text)
  const own = runsOf(words)
  const isGiven = new Set(runsOf(wordsOf(given)))
  const counted = own.filter(one => !isGiven.has(one)).length
  if (counted === 0) return []
  return others
    .map(other => {
      const theirs = new Set(runsOf(wordsOf(other.text)))
      const shared = own.map(one => theirs.has(one) && !isGiven.has(one))
      const percent = Math.floor((shared.filter(Boolean).length / counted) * 100)
      return { id: other.id, name: other.name, percent, passages: passagesOf(words, shared) }
    })
    .filter(({ percent }) => percent >= 10)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, 5)
}

function passagesOf(words: readonly string[], shared: readonly boolean[]): string[] {
  const found: string[][] = []
  let begun = -1
  for (const [index, isShared] of [...shared, false].entries()) {
    if (isShared && begun < 0) begun = index
    if (isShared || begun < 0) continue
    found.push(words.slice(begun, index - 1 + run))
    begun = -1
  }
  return found
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
    .map(part => (part.length > 40 ? `${part.slice(0, 40).join(' ')} …` : part.join(' ')))
}
