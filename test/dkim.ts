import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** What a letter's signature says, checked as the reader's mail server does it (DKIM, RFC 6376). */
export interface Signed {
  holds: boolean
  domain: string
  selector: string
  /** names of the fields it covers, small */
  fields: string[]
}

/** A letter as it came, its lines ending in "\n". */
export function isSignedBy(letter: string, key: KeyObject): Signed {
  const [head = '', body = ''] = halves(letter)
  const fields = head.split(/\n(?![ \t])/).map(line => {
    const [name = ''] = line.split(':', 1)
    return { name: name.toLowerCase(), text: line.slice(name.length + 1) }
  })
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.text ?? ''
  const tags = new Map(
    signature
      .split(';')
      .map(pair => pair.replaceAll(/\s+/g, '').split(/=(.*)/s, 2))
      .flatMap(([name, value]) => (name && value !== undefined ? [[name, value] as const] : [])),
  )
  const covered = (tags.get('h') ?? '').toLowerCase().split(':')
  const left = fields.toReversed()
  const lines = covered.flatMap(name => {
    // each name takes the lowest field of it that is not taken yet
    const at = left.findIndex(one => one.name === name)
    return at < 0 ? [] : left.splice(at, 1).map(one => `${name}:${relaxed(one.text)}`)
  })
  const bare = relaxed(signature).replace(/\bb=[^;]*/, 'b=')
  const verify = createVerify('sha256').update(`${[...lines, `dkim-signature:${bare}`].join('\r\n')}`)
  const hash = createHash('sha256').update(relaxedBody(body)).digest('base64')
  return {
    holds: hash === tags.get('bh') && verify.verify(key, tags.get('b') ?? '', 'base64'),
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
    fields: covered,
  }
}

function halves(letter: string): [string, string] {
  const end = letter.indexOf('\n\n')
  return end < 0 ? [letter, ''] : [letter.slice(0, end), letter.slice(end + 2)]
}

/** 3.4.2 */
const relaxed = (text: string) =>
  text
    .replaceAll(/\s*\n[ \t]+/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** 3.4.4 */
function relaxedBody(body: string): string {
  const lines = body.split('\n').map(line => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.map(line => `${line}\r\n`).join('')
}
