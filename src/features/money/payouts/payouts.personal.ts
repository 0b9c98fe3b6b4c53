import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyPayees, hasOpenPayout, personalPayoutsOf } from './payouts.personal.store.ts'

/** What somebody earned and was paid. Books stay ten years (UU KUP article 28): an erasure empties who, and the account. */
export const payoutsPersonal: PersonalPart = {
  place: 58,
  tables: ['payees', 'payee_accounts', 'payouts', 'payout_decisions', 'payout_approvals'],
  indispensable: {
    is: hasOpenPayout,
    words: 'Masih ada pencairan yang belum selesai. Tunggu sampai ditransfer, atau batalkan dahulu.',
    wordsElsewhere: sites => `Masih ada pencairan yang belum selesai di ${sites}.`,
  },
  copy: async ({ tx, membershipId }) => {
    const data = await personalPayoutsOf(tx, membershipId)
    return { payouts: data ? readJson(data) : null }
  },
  erase: ({ tx, membershipId, erasedName }) => emptyPayees(tx, membershipId, erasedName),
}
