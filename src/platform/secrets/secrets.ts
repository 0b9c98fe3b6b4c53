import { createPrivateKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'

/**
 * Every secret of the installation comes from one master key of 32 bytes: SECRET_KEY, or made at the first start and
 * kept in DATA_DIR/secrets.json, readable by its owner only. Each use has a key of its own, so none tells another.
 */
export interface Secrets {
  /** 32 bytes for one use; the same label answers the same key on every node */
  key(label: string): Buffer
  /** the same as text, e.g. a client's secret or the demo's password */
  word(label: string, length?: number): string
  /** an Ed25519 key for signing, the same on every node */
  signingKey(label: string): KeyObject
}

const stored = z.object({ master: z.string().regex(/^[0-9a-f]{64}$/) })

/** PKCS #8 around an Ed25519 seed (RFC 8410) */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

export function openSecrets(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  const master = config.SECRET_KEY ? fromText(config.SECRET_KEY) : fromFolder(config.DATA_DIR)
  const key = (label: string) => Buffer.from(hkdfSync('sha256', master, 'sanggar', label, 32))
  return {
    key,
    word: (label, length = 43) => key(label).toString('base64url').slice(0, length),
    signingKey: label =>
      createPrivateKey({ key: Buffer.concat([ed25519Prefix, key(label)]), format: 'der', type: 'pkcs8' }),
  }
}

/** Any long text serves; two spellings of one key are two keys. */
const fromText = (text: string) => Buffer.from(hkdfSync('sha256', text, 'sanggar', 'SECRET_KEY', 32))

function fromFolder(folder: string): Buffer {
  if (folder === 'memory') return randomBytes(32)
  const path = join(folder, 'secrets.json')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const made = { master: randomBytes(32).toString('hex') }
    // two processes may start at once: the first one's file stays
    const part = `${path}.${process.pid}`
    writeFileSync(part, `${JSON.stringify(made)}\n`, { mode: 0o600 })
    try {
      linkSync(part, path)
    } catch {
      // somebody else was first
    }
    unlinkSync(part)
  }
  const parsed = stored.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path} tidak dapat dibaca: pulihkan dari cadangan`)
  return Buffer.from(parsed.data.master, 'hex')
}
