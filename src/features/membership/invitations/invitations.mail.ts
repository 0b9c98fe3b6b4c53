import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { type Mail, postAll } from '../../../platform/mail/mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { withQuery } from '../../../shared/pager.ts'
import { kinds } from '../../core/permissions/permissions.ts'
import type { NewRow } from './invitations.store.ts'
import { mailProof } from './mail-proof.ts'

export const linkOf = ({ origin }: { origin: string }, token: string) =>
  `${origin}${to.invitation({ token })}`

/** The link for a phone to read from a screen or a sheet of paper. */
export async function qrOf(link: string): Promise<string> {
  const { toString: drawQr } = await import('qrcode')
  return drawQr(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
}

/** What invitations need of the house to sign their mails. */
export interface InvitationDeps {
  secrets: Pick<Secrets, 'key'>
}

interface Sending extends InvitationDeps {
  tx: Tx
  tenant: Pick<TenantContext, 'sender' | 'timeZone'>
  inviter: string
}

type Terms = Pick<NewRow, 'kind' | 'email' | 'name' | 'message' | 'expiresAt'>

/** Mails those that have an address; an open link is handed on by whoever made it. */
export function mailInvitations(
  sending: Sending,
  invited: readonly { row: Terms; token: string }[],
): Promise<void> {
  const mails = invited.flatMap(({ row, token }) =>
    row.email === null ? [] : [letterFor(sending, { ...row, email: row.email }, token)],
  )
  return postAll(sending.tx, mails)
}

function letterFor(
  { secrets, tenant: { sender, timeZone }, inviter }: Sending,
  { email, name, kind, message, expiresAt }: Terms & { email: string },
  token: string,
): Mail {
  return {
    to: email,
    sender,
    reason: 'invitation',
    subject: `Undangan bergabung di ${sender.name}`,
    greeting: name ? `Halo ${name},` : 'Halo,',
    paragraphs: [
      `${inviter} mengundang Anda bergabung di ${sender.name} sebagai ${kinds[kind].label}.`,
      ...(message ? [message] : []),
    ],
    action: {
      label: 'Lihat undangan',
      url: withQuery(linkOf(sender, token), { proof: mailProof(secrets, token, email) }),
    },
    note: `Undangan ini berlaku sampai ${longDate(expiresAt, timeZone)} dan hanya untuk alamat email ini. Jika Anda tidak mengenal pengirimnya, abaikan saja email ini.`,
  }
}
