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

/** The 49,000 commonest of breaches, read when the first password is chosen: a site that is only read needs none. */
const leaked = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
let leakedOnce: ReturnType<typeof leaked> | undefined

async function isCommon(password: string): Promise<boolean> {
  const plain = password.toLowerCase().replaceAll(/\s+/g, '')
  const part = repeatedPart(plain)
  leakedOnce ??= leaked()
  if ((await leakedOnce).has(plain)) return true
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
export async function refusalOf(password: string, own: readonly string[]): Promise<string | undefined> {
  if (await isCommon(password)) return words.commonPassword
  // what is left when one's own name and address are taken out, the longest part first
  const parts = partsOf(own).sort((a, b) => b.length - a.length)
  const plain = password.toLowerCase()
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), plain)
  return rest.length < plain.length && rest.length < 6 ? words.ownPassword : undefined
}
