import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { routes } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { campaignKind } from './campaign-kind.ts'
import { donationFindings } from './donation-checks.store.ts'
import { donationsApi } from './donations.api.ts'
import { donationsDeeds } from './donations.deeds.ts'
import { donationsFunding, donationsSitemap } from './donations.feeds.ts'
import { donationForms } from './donations.forms.ts'
import { donationsListings } from './donations.listings.ts'
import { loadCampaign, loadCampaigns } from './donations.loads.ts'
import { donationsPersonal } from './donations.personal.ts'
import { campaignPassages, donationPassages, donationsSearch } from './donations.search.ts'
import { donationsTables } from './donations.tables.ts'
import { donationsFiles } from './donations-files.store.ts'
import { managedDonations, managedUses } from './donations-office.loads.ts'
import type { GivingDeps } from './giving.ts'
import { soldDonations } from './sold-donations.ts'
import { loadThanks } from './thanks.loads.ts'

export const donationsRoom = room((house: EntryDeps & GivingDeps & { secrets: Secrets }) => {
  const { pages, ...parts } = entryParts(house, campaignKind)
  return {
    ...parts,
    name: 'donations',
    pages: {
      Donasi: loadCampaigns,
      'Donasi-slug': loadCampaign(house.secrets),
      'Donasi-Terima-kasih-code': loadThanks,
      'Kelola-Donasi': managedDonations.load,
      'Kelola-Donasi-Pemakaian': managedUses.load,
      'Kelola-Kampanye': pages.list,
      'Kelola-Kampanye-Pratinjau': pages.preview,
      'Kelola-Kampanye-id': pages.entry,
    },
    calls: [...donationsApi, ...parts.calls, ...managedDonations.calls, ...managedUses.calls],
    forms: donationForms(house),
    tables: donationsTables(house),
    soldThings: [soldDonations],
    ledgerChecks: donationFindings,
    listings: donationsListings,
    search: donationsSearch,
    passages: [campaignPassages, donationPassages],
    sitemaps: [donationsSitemap],
    funding: donationsFunding,
    intros: { [routes.Donasi]: { label: 'Donasi', place: 276 } },
    fileHolders: donationsFiles,
    deeds: {
      ...donationsDeeds,
      words: { ...parts.deeds.words, ...donationsDeeds.words },
      topics: { ...parts.deeds.topics, ...donationsDeeds.topics },
      states: { ...parts.deeds.states, ...donationsDeeds.states },
    },
    personal: [donationsPersonal],
    office: {
      ...parts.office,
      sections: [
        {
          group: 'money',
          place: 48,
          label: 'Donasi',
          page: 'Kelola-Donasi',
          icon: 'wallet',
          permission: 'manageDonations',
        },
        ...(parts.office.sections ?? []),
      ],
    },
  }
})
