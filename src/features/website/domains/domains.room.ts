import { room } from '../../../platform/room.ts'
import { domainsApi } from './domains.api.ts'
import { domainsDeeds } from './domains.deeds.ts'
import { loadDomains } from './domains.loads.ts'
import { domainsOverview } from './domains.office.ts'
import { type DomainDeps, domainUndoing, recheckDomains } from './domains.ts'

interface Deps extends DomainDeps {
  accountsOrigin: string
  isServed(host: string): boolean
}

export const domainsRoom = room((house: Deps) => ({
  name: 'domains',
  pages: {
    'Kelola-Domain': loadDomains(house),
  },
  calls: domainsApi(house),
  jobs: [
    {
      name: 'domains.recheck',
      run: async () => void (await recheckDomains(house)),
    },
  ],
  deeds: domainsDeeds,
  undoings: [domainUndoing],
  office: {
    sections: [
      {
        group: 'site',
        place: 100,
        label: 'Domain',
        page: 'Kelola-Domain',
        icon: 'globe',
        key: 'd',
        permission: 'manageDomains',
      },
    ],
    actions: [
      {
        place: 50,
        label: 'Tambah domain',
        page: 'Kelola-Domain',
        icon: 'globe',
        permission: 'manageDomains',
      },
    ],
  },
  overview: domainsOverview,
}))
