import { grantOf, type Member } from '../../../platform/http/access.ts'
import { openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './click-log.contract.ts'
import { openedPage } from './click-log.rules.ts'
import type { ClickLog } from './click-log.ts'

const tag = 'Statistik'
/** a computer room clicks from one address */
const limit = { tokens: 600, seconds: 60 }

/** Whoever administers looks at pages for other reasons than visitors do; so does who looks at them as somebody else. */
const runsTheSite = (member: Member) =>
  member.viewedFrom !== undefined || grantOf(permissions.openAdministration, member) !== 'none'

/** Both answer before anything is written. */
export const clickLogApi = ({ clickLog }: { clickLog: ClickLog }) => [
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/logger/log/click',
      tag,
      summary: 'Mencatat satu klik atau pembukaan halaman, tanpa data pribadi',
      message: 'Klik dicatat',
      access: permissions.readPublic,
      body: contract.clickRecord,
      data: contract.nothing,
      status: 202,
      limit,
    },
    async ({ tenant, request, viewer, partsOf }, { body }) => {
      const page = openedPage(body, request.origin)
      const isStaff = viewer.member !== undefined && runsTheSite(viewer.member)
      for (const tell of partsOf('clicked')) tell({ tenant, request, record: body, page, isStaff })
      clickLog.click({ tenantId: tenant.id, origin: request.origin }, body)
      return null
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/statistics/record',
      tag,
      summary: 'Mencatat satu kejadian, misalnya episode yang diputar',
      message: 'Kejadian dicatat',
      access: permissions.readPublic,
      body: contract.eventRecord,
      data: contract.nothing,
      status: 202,
      limit,
    },
    async ({ tenant, request }, { body }) => {
      clickLog.event({ tenantId: tenant.id, origin: request.origin }, body)
      return null
    },
  ),
]
