import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice: 19 MiB, two passes, one lane. */
const standard = { memory: 19_456, passes: 2, parallelism: 1 }
/** two at a time: each takes 19 MiB and a core for some 30 ms */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** The same word, whatever keyboard it came from; longer than any person types is refused before (128 characters). */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

/** Argon2id in PHC notation. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = standard
  const parameters = { ...standard, message: bytesOf(password), nonce, tagLength: 32 }
  const tag = await inTurn(() => derive('argon2id', parameters))
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
/** what is compared where there is no account: the same work, and never right */
const nobody = `$argon2id$v=19$m=${standard.memory},t=${standard.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Takes the same time whether or not there is a hash, so that an unknown address looks like a wrong password. */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const parts = phc.exec(hash ?? '') ?? phc.exec(nobody)
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts ?? []
  const expected = Buffer.from(tag, 'base64')
  const made = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: bytesOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(made, expected) && hash != null && phc.test(hash)
}
