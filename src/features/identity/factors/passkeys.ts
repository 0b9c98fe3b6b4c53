import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { clientData, createdPasskey, passkeyUsed } from './factors.contract.ts'
import { challengeSeconds, maximumPasskeys } from './factors.rules.ts'
import {
  type Challenge,
  findPasskey,
  keepChallenge,
  listPasskeys,
  type PasskeyRow,
  spendPasskey,
  takeChallenge,
} from './passkeys.store.ts'

interface Deps {
  database: Pick<Database, 'withAccounts'>
  clock: Clock
  /** of the account service: the only one where these passkeys are of use */
  origin: string
}

/** large, and most sites are mostly read: loaded with the first passkey */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what authenticators have */
const algorithms = [-8, -7, -257]

type Asked = Pick<Challenge, 'purpose' | 'accountId' | 'within'>

export interface VerifiedPasskey {
  accountId: string
  credentialId: string
  name: string
  isSynced: boolean
}

/** WebAuthn level 2, always with user verification: a passkey is something one has and something one knows or is. */
export function createPasskeys({ database, clock, origin }: Deps) {
  const rpID = new URL(origin).hostname
  const decoder = new TextDecoder()

  async function challenge(asked: Asked): Promise<string> {
    const text = randomToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
    await database.withAccounts(tx => keepChallenge(tx, { ...asked, id: hashToken(text) }, now, expiresAt))
    return text
  }

  /** The challenge that was answered, when it is one of ours that nobody has answered yet. */
  async function answered(asked: Asked, clientDataJson: string): Promise<string | undefined> {
    const parsed = clientData.safeParse(jsonOf(decoder.decode(Buffer.from(clientDataJson, 'base64url'))))
    if (!parsed.success) return undefined
    const { challenge: text } = parsed.data
    const isOurs = await database.withAccounts(tx =>
      takeChallenge(tx, { ...asked, id: hashToken(text) }, clock.now()),
    )
    return isOurs ? text : undefined
  }

  return {
    /** What `navigator.credentials.create` needs; undefined when the account has as many as it may. */
    async additionOptions(account: { id: string; email: string; name: string }, within: string) {
      const known = await database.withAccounts(tx => listPasskeys(tx, account.id))
      if (known.length >= maximumPasskeys) return undefined
      return (await webAuthn()).generateRegistrationOptions({
        rpName: 'Akun Sanggar',
        rpID,
        userID: new Uint8Array(Buffer.from(account.id)),
        userName: account.email,
        userDisplayName: account.name,
        challenge: new Uint8Array(
          Buffer.from(await challenge({ purpose: 'add', accountId: account.id, within }), 'base64url'),
        ),
        timeout: challengeSeconds * 1000,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(one => ({ id: one.credentialId, transports: one.transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** The new credential, proved; undefined when anything about it is wrong. */
    async added(accountId: string, within: string, json: string) {
      const parsed = createdPasskey.safeParse(jsonOf(json))
      if (!parsed.success) return undefined
      const { response } = parsed.data
      const expectedChallenge = await answered({ purpose: 'add', accountId, within }, response.clientDataJSON)
      if (expectedChallenge === undefined) return undefined
      const verified = await quietly(async () =>
        (await webAuthn()).verifyRegistrationResponse({
          response: parsed.data,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      if (!verified?.verified) return undefined
      const { credential, credentialBackedUp } = verified.registrationInfo
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: response.transports ?? [],
        backedUp: credentialBackedUp,
      }
    },

    /** What `navigator.credentials.get` needs; without an account the browser offers whatever passkeys it has. */
    async useOptions(asked: Asked) {
      const { accountId } = asked
      const known = accountId ? await database.withAccounts(tx => listPasskeys(tx, accountId)) : []
      return (await webAuthn()).generateAuthenticationOptions({
        rpID,
        challenge: new Uint8Array(Buffer.from(await challenge(asked), 'base64url')),
        timeout: challengeSeconds * 1000,
        userVerification: 'required',
        allowCredentials: known.map(one => ({ id: one.credentialId, transports: one.transports })),
      })
    },

    /** Whose passkey answered; undefined when anything about it is wrong. */
    async used(asked: Asked, json: string): Promise<VerifiedPasskey | undefined> {
      const parsed = passkeyUsed.safeParse(jsonOf(json))
      if (!parsed.success) return undefined
      const { id, response } = parsed.data
      const expectedChallenge = await answered(asked, response.clientDataJSON)
      if (expectedChallenge === undefined) return undefined
      const known = await database.withAccounts(tx => findPasskey(tx, id))
      if (!known || !isOf(known, asked, response.userHandle)) return undefined
      const { credentialId, publicKey, counter, accountId, name } = known
      const verified = await quietly(async () =>
        (await webAuthn()).verifyAuthenticationResponse({
          response: parsed.data,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
          requireUserVerification: true,
        }),
      )
      if (!verified?.verified) return undefined
      const { newCounter, credentialBackedUp } = verified.authenticationInfo
      const isUsed = await database.withAccounts(tx =>
        spendPasskey(tx, credentialId, newCounter, credentialBackedUp, clock.now()),
      )
      return isUsed ? { accountId, credentialId, name, isSynced: credentialBackedUp } : undefined
    },
  }
}

/** the account that was asked, where one was; and whom the authenticator itself names, where it does */
function isOf({ accountId }: PasskeyRow, asked: Asked, userHandle: string | undefined): boolean {
  if (asked.accountId !== undefined && asked.accountId !== accountId) return false
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === accountId
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The library throws at whatever does not fit; to us it is all the same: not recognised. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
