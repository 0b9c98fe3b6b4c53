import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { senderDomain } from '../src/platform/mail/signing.ts'

/** `npm run dkim`: makes the key with which letters are signed, and says what the name server has to know of it. */
try {
  const { DATA_DIR, DKIM_SELECTOR, MAIL_FROM } = readConfig({ ...process.env, DKIM_KEY_FILE: '' })
  const path = join(DATA_DIR, 'dkim.pem')
  if (existsSync(path)) throw new Error(`${path} sudah ada. Hapus dahulu bila memang hendak menggantinya.`)
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  mkdirSync(DATA_DIR, { recursive: true })
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  const told = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  process.stdout.write(`Kunci ditulis ke ${path}

1. Tambahkan di DNS:
   ${DKIM_SELECTOR}._domainkey.${senderDomain(MAIL_FROM)}  TXT  "v=DKIM1; k=rsa; p=${told}"
2. Jalankan dengan DKIM_KEY_FILE=${path} DKIM_SELECTOR=${DKIM_SELECTOR}
`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
