import type { Sender } from '../../../platform/mail/mail.ts'
import { notFound } from '../../../shared/failure.ts'
import type { Tenant } from '../../core/site/site.ts'
import { hoursOf } from './appointments.contract.ts'
import type { Desk } from './appointments.ts'

export interface DeskNeeds {
  tenantById(id: number): Tenant | undefined
  senderOf(tenant: Tenant): Sender
}

/** Who sits at this tenant's desk, and when, as its settings say. */
export function deskOf({ tenantById, senderOf }: DeskNeeds, tenantId: number): Desk {
  const tenant = tenantById(tenantId)
  if (!tenant) throw notFound('Tenant')
  return {
    sender: senderOf(tenant),
    contactEmail: tenant.footer.contact.email?.trim() || undefined,
    hours: hoursOf(tenant.values),
  }
}
