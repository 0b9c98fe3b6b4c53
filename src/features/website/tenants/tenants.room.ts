import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { room } from '../../../platform/room.ts'
import { type TenantsDeps, tenantsApi } from './tenants.api.ts'
import { tenantsDeeds } from './tenants.deeds.ts'
import { loadActing, loadTenants } from './tenants.loads.ts'
import { tenantsDesks } from './tenants.office.ts'
import { eraseDeletedTenants } from './tenants.ts'

interface Deps extends TenantsDeps {
  clock: Clock
  log: Log
}

async function eraseDeleted(house: Deps): Promise<void> {
  const erased = await eraseDeletedTenants(house, house.clock.now())
  if (erased.length > 0) house.log.warn({ tenants: erased }, 'deleted tenants were erased')
}

export const tenantsRoom = room((house: Deps) => ({
  name: 'tenants',
  pages: {
    'Kelola-Bertindak': loadActing,
    'Kelola-Tenant': loadTenants,
  },
  calls: tenantsApi(house),
  jobs: [{ name: 'tenants.erase', run: () => eraseDeleted(house) }],
  deeds: tenantsDeeds,
  desks: tenantsDesks,
  office: {
    sections: [
      {
        group: 'platform',
        place: 140,
        label: 'Tenant',
        page: 'Kelola-Tenant',
        icon: 'building',
        key: 'n',
        permission: 'manageTenants',
        isPlatform: true,
      },
    ],
  },
}))
