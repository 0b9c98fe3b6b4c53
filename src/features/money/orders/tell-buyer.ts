import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type Mail, post } from '../../../platform/mail/mail.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { orderKind } from './orders.mail.ts'
import type { OrderRow } from './orders.store.ts'

/** A member is told as they chose; who gave without an account gets the letter, where they left an address. */
export async function tellBuyer(
  context: InTenant,
  { membershipId, buyerEmail }: Pick<OrderRow, 'membershipId' | 'buyerEmail'>,
  mailFor: (email: string) => Mail,
): Promise<void> {
  if (membershipId !== null)
    await notifyByLetter(context, { to: membershipId, kind: orderKind.kind, mail: mailFor(buyerEmail ?? '') })
  else if (buyerEmail !== null) await post(context.tx, { ...mailFor(buyerEmail), at: context.clock.now() })
}
