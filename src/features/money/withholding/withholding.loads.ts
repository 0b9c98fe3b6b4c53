import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { routes, to } from '../../../routes.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { monthsFrom } from '../ledger/ledger.ts'
import { owedTaxes } from './deposits.ts'
import { listSlips, sumsOf } from './slips.ts'
import {
  findEarner,
  findHoldingProfile,
  findNewestProfile,
  listWaitingProfiles,
} from './tax-profiles.store.ts'
import { profileItem } from './tax-profiles.ts'
import { type SlipItem, type SlipsQuery, slipsQuery } from './withholding.contract.ts'
import { ruleNames } from './withholding.rules.ts'
import { taxStandingOf } from './withholding.ts'
import { withholdingSettingsOf } from './withholding-settings.ts'

/** the newest of one's own */
const shownOwn = { page: 1, pageSize: 50 }

/** What one says of one's taxes, what holds for one, and what was withheld. */
export const loadOwnTax = officePage(
  { page: 'withholding.own', path: routes['Data-Pajak'], access: permissions.requestPayouts, office: 'own' },
  { title: 'Data pajak', description: 'NPWP Anda dan PPh yang dipotong dari pencairan.' },
  async context => {
    const { tx, viewer } = context
    const { membershipId } = memberOf(viewer)
    const earner = await findEarner(tx, membershipId)
    const nothing = { newest: null, holding: null, ruleText: '', source: '', slips: [] }
    if (!earner) return { isPayee: false, isOn: (await withholdingSettingsOf(tx)).isOn, ...nothing }
    const { personId } = earner
    const newest = await findNewestProfile(tx, personId)
    const holding = await findHoldingProfile(tx, personId)
    const standing = await taxStandingOf(context, personId)
    const terms = standing.isOn && 'terms' in standing ? standing.terms : undefined
    return {
      isPayee: true,
      isOn: standing.isOn,
      newest: newest ? profileItem(newest, context, membershipId) : null,
      holding: holding && holding.id !== newest?.id ? profileItem(holding, context, membershipId) : null,
      ruleText: terms ? ruleNames[terms.rule].label + (terms.hasNumber ? '' : ', tanpa NPWP') : '',
      source: terms?.written.source ?? '',
      slips: (await listSlips(context, shownOwn, personId)).items,
    }
  },
)

/** this month and the twelve before it, the newest first */
function lastYear(now: Date, timeZone: string): string[] {
  const month = dayIn(now, timeZone).slice(0, 7)
  return monthsFrom(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, month).reverse()
}

/** What was withheld, for who files it; above it what payees said that nobody has checked. */
export const slips = officeList<'withholding.slips', SlipsQuery, SlipItem>(
  { page: 'withholding.slips', path: to.slips(), access: permissions.approvePayouts },
  {
    title: 'Potongan pajak',
    description: 'PPh yang dipotong dari pencairan, dan data pajak penerima.',
    search: 'Cari penerima atau nomor',
  },
  {
    query: slipsQuery,
    name: 'withholding',
    filters: ({ clock, tenant }) => [
      {
        name: 'month',
        label: 'Bulan',
        all: 'Semua bulan',
        options: lastYear(clock.now(), tenant.timeZone).map(value => ({ value, label: monthAndYear(value) })),
      },
      { name: 'rule', label: 'Jenis', options: optionsOf(ruleNames) },
    ],
    list: listSlips,
    async data(list, context, { month }) {
      const { tx, viewer, clock, tenant } = context
      const { membershipId } = memberOf(viewer)
      const shown = month ?? dayIn(clock.now(), tenant.timeZone).slice(0, 7)
      const waiting = await listWaitingProfiles(tx)
      const maySet = grantOf(permissions.managePayments, viewer.member) !== 'none'
      return {
        list,
        waiting: waiting.map(row => profileItem(row, context, membershipId)),
        settings: await withholdingSettingsOf(tx),
        maySet,
        month: { name: monthAndYear(shown), sums: await sumsOf(context, shown) },
        owed: await owedTaxes(tx),
        today: dayIn(clock.now(), tenant.timeZone),
        fileHref: maySet ? `/v1/withholding/file?month=${shown}` : '',
      }
    },
  },
)
