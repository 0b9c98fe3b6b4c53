import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/**
 * An authenticator in software, speaking the wire format of WebAuthn: a P-256 key, CBOR, attestation "none". What a
 * browser would hand to the page comes out as the JSON that `@simplewebauthn/browser` makes of it.
 */
export interface Authenticator {
  credentialId: string
  /** what the next answer will say; authenticators count upwards */
  counter: number
  /** a new credential for the options of a registration */
  create(options: CreateOptions, wishes?: Wishes): string
  /** proof of the credential for the options of an authentication */
  get(options: GetOptions, wishes?: Wishes): string
}

interface CreateOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface GetOptions {
  challenge: string
  rpId?: string
}

interface Wishes {
  /** where the page says it is; the browser fills this in, no page can */
  origin?: string
  /** user verification: a fingerprint or a PIN */
  isVerified?: boolean
  challenge?: string
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

const flag = { present: 0x01, verified: 0x04, attested: 0x40 }

export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  return {
    credentialId: base64url(id),
    counter: 0,
    create({ challenge, rp, user }, { origin: from = origin, isVerified = true, ...wishes } = {}) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = flag.present | flag.attested | (isVerified ? flag.verified : 0)
      const authData = Buffer.concat([
        authenticatorData(rp.id ?? new URL(origin).hostname, flags, this.counter),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', wishes.challenge ?? challenge, from)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      })
    },
    get({ challenge, rpId }, { origin: from = origin, isVerified = true, ...wishes } = {}) {
      const flags = flag.present | (isVerified ? flag.verified : 0)
      this.counter += 1
      const authData = authenticatorData(rpId ?? new URL(origin).hostname, flags, this.counter)
      const client = clientData('webauthn.get', wishes.challenge ?? challenge, from)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      })
    },
  }
}

/** RFC 9053: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of RFC 8949 as this needs: whole numbers, texts, bytes, maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const pairs = [...value].flatMap(([name, inner]) => [cbor(name), cbor(inner)])
  return Buffer.concat([cborHead(5, value.size), ...pairs])
}

function cborHead(major: number, length: number): Buffer {
  const kind = major << 5
  if (length < 24) return Buffer.from([kind | length])
  if (length < 256) return Buffer.from([kind | 24, length])
  return Buffer.from([kind | 25, length >> 8, length & 255])
}
