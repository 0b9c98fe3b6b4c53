import { randomInt } from 'node:crypto'

/** Crockford's letters: none that is taken for another when it is read aloud */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
