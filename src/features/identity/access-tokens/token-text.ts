import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 40
const checkLength = 6
const shape = /^sgr_[pt]_[0-9A-Za-z]{46}$/

function checkOf(text: string): string {
  let rest = crc32(text)
  let check = ''
  for (let n = 0; n < checkLength; n++) {
    check = letters[rest % letters.length] + check
    rest = Math.floor(rest / letters.length)
  }
  return check
}

/**
 * `sgr_p_…` of a person, `sgr_t_…` of the site: what searches for leaked secrets knows them by, with six letters at the end
 * by which a mistyped one is told from a real one without asking anybody. 238 bits of chance.
 */
export function newTokenText(isShared: boolean): string {
  const random = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join('')
  const text = `sgr_${isShared ? 't' : 'p'}_${random}`
  return text + checkOf(text)
}

export const isTokenText = (text: unknown): text is string =>
  typeof text === 'string' &&
  shape.test(text) &&
  checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength)

/** What is left of one to know it again by. */
export const hintOf = (text: string): string => `…${text.slice(-4)}`
