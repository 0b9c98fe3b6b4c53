import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'

type Proving = Pick<Secrets, 'key'>

/**
 * What stands in the mailed link beside the token, and nowhere else: whoever brings it reads the mail of that address.
 * The inviter sees the token too, so the token alone proves nothing. A link sent anew has a proof of its own.
 */
export const mailProof = (secrets: Proving, token: string, email: string): string =>
  createHmac('sha256', secrets.key('invitation mail')).update(`${token} ${email}`).digest('base64url')

export const isMailProof = (secrets: Proving, proof: string, token: string, email: string): boolean =>
  isSame(proof, mailProof(secrets, token, email))
