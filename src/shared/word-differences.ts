/** A piece of two texts: in both, or in one of them only. */
export interface WordDifference {
  text: string
  is: 'same' | 'gone' | 'new'
}

/** two long texts are told apart as wholes: the table below grows with both */
const mostWords = 600

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []

/** What of a text another one keeps, leaves out and adds, word by word in the order of reading. */
export function wordDifferences(before: string, after: string): WordDifference[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const pieces: WordDifference[] = []
  const add = (is: WordDifference['is'], text: string) => {
    const last = pieces.at(-1)
    if (last?.is === is) last.text += text
    else if (text !== '') pieces.push({ is, text })
  }
  if (old.length > mostWords || fresh.length > mostWords) {
    add('gone', before)
    add('new', after)
    return pieces
  }
  const same = (one: number, other: number) => old[one]?.trim() === fresh[other]?.trim()
  // length of the longest common run of words from here on
  const width = fresh.length + 1
  const table = new Uint16Array((old.length + 1) * width)
  const at = (one: number, other: number) => table[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = fresh.length - 1; other >= 0; other--)
      table[one * width + other] = same(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1))
  let one = 0
  let other = 0
  while (one < old.length || other < fresh.length) {
    if (one < old.length && other < fresh.length && same(one, other)) {
      add('same', fresh[other] ?? '')
      one++
      other++
    } else if (other >= fresh.length || (one < old.length && at(one + 1, other) >= at(one, other + 1)))
      add('gone', old[one++] ?? '')
    else add('new', fresh[other++] ?? '')
  }
  return pieces
}
