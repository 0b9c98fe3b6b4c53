import { notifyPurge } from '../../../platform/db/channels.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'

/** Pages that show a campaign's money are made anew. */
export const renewPages = ({ tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>) =>
  notifyPurge(tx, tenant.id, ['donations'])
