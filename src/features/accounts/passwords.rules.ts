import { words } from './accounts.rules.ts'
import { commonWords } from './common-passwords.ts'

/** Which passwords are refused although they are long enough. */

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** runs of keys that lie side by side, and of the alphabet, forwards */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
  '741852963',
]

const reversed = (text: string) => [...text].reverse().join('')

/** one short thing again and again: aaaaaaaa, 12121212, kucingkucing is a word twice */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return part
  }
  return text
}

const isRun = (text: string) =>
  text.length >= 4 && runs.some(run => run.includes(text) || reversed(run).includes(text))

/** digits alone that are a date or a run or say nothing: eight digits are guessed in a second */
const isShortNumber = (text: string) => /^\d{1,10}$/.test(text)

function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/\s+/g, '')
  const part = repeatedPart(plain)
  if (part.length <= 3 || isRun(plain) || isRun(part) || isShortNumber(plain)) return true
  for (const text of [plain, part, [...plain].map(letter => lookalikes[letter] ?? letter).join('')]) {
    // what people put around a word: years, 123, an exclamation mark
    const word = text.replace(/^[^\p{L}]{0,4}/u, '').replace(/[^\p{L}]{0,6}$/u, '')
    if (commonWords.has(word) || commonWords.has(repeatedPart(word)) || (word.length <= 8 && isRun(word)))
      return true
  }
  return false
}

/** parts of a name or address long enough to be recognised */
const partsOf = (texts: readonly string[]) =>
  texts.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(part => part.length >= 4)

/** What is wrong with this password of this person at this tenant; undefined when nothing is. */
export function refusalOf(password: string, own: readonly string[]): string | undefined {
  if (isCommon(password)) return words.commonPassword
  const plain = password.toLowerCase()
  const isOwn = partsOf(own).some(part => plain.includes(part) && plain.length - part.length < 6)
  return isOwn ? words.ownPassword : undefined
}
