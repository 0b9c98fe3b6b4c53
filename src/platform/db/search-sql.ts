const mostWords = 10

/** A word as `to_tsquery` reads it, with how it is meant. PostgreSQL takes "ke-12" for a word and a number below zero: numbers are looked for as both. */
export const lexemeQuery = (word: string, meant: string): string =>
  /^\d+$/.test(word) ? `(${word}${meant} | '-${word}'${meant})` : `${word}${meant}`

/**
 * The words of a search as `to_tsquery` reads them, each of which a word may begin with: "seni rup" → "seni:* & rup:*".
 * Letters and digits only, so nothing can be smuggled in; empty where there are none.
 */
export const prefixQuery = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, mostWords)
    .map(word => lexemeQuery(word.slice(0, 40), ':*'))
    .join(' & ')
