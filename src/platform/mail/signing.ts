import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../config.ts'

/**
 * What of a letter its signature covers (DKIM, RFC 6376). The two fields by which mail programs end letters with one
 * press must be among them, or those programs do not offer it (RFC 8058, 4).
 */
const signedFields = [
  'From',
  'Sender',
  'Reply-To',
  'To',
  'Cc',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

type Settings = Pick<Config, 'DKIM_KEY_FILE' | 'DKIM_SELECTOR' | 'MAIL_FROM'>

/** example.id of "Sanggar <surat@example.id>" */
export const senderDomain = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? ''

/** How letters are signed; undefined: by the mail server, or not at all. Throws where the key cannot be read. */
export function signingOf({ DKIM_KEY_FILE, DKIM_SELECTOR, MAIL_FROM }: Settings) {
  if (DKIM_KEY_FILE === undefined) return undefined
  const key = readKey(DKIM_KEY_FILE)
  return {
    domainName: senderDomain(MAIL_FROM),
    keySelector: DKIM_SELECTOR,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    headerFieldNames: signedFields.join(':'),
  }
}

function readKey(path: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(path))
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // said below: what OpenSSL says of it helps nobody
  }
  throw new Error(`DKIM_KEY_FILE: ${path} bukan kunci privat RSA (PEM). Buat dengan: npm run dkim`)
}
