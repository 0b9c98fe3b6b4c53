import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { amountText } from '../../../shared/money.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listPage, trail } from '../../../ui/lists.ts'
import { stampOf } from '../../community/voices/voices.ts'
import { campaignCard } from './donations.cards.ts'
import { type CampaignDetail, type CampaignPage, campaignQuery, sentDonation } from './donations.contract.ts'
import { donationPolicy, isOpenOn, nameless, usualAmounts } from './donations.rules.ts'
import { findCampaign, listCampaigns, listDonors, listShownUses } from './donations.store.ts'
import { dayText, gaugeOf, rangeText } from './gauge.ts'

const title = 'Donasi'
const lead = 'Pilih yang ingin Anda dukung. Setiap rupiah tercatat, dari donasi sampai pemakaiannya.'
const labelOf = labelsOf(sentDonation)
const crumb = () => ({ label: title, href: to.campaigns() })

/** What may be given to, those still open first. */
export const loadCampaigns: PublicPageLoad = askedPage(campaignQuery, async (context, query) => {
  const today = dayIn(context.clock.now(), context.tenant.timeZone)
  return listPage('donations.list', {
    path: to.campaigns(),
    title,
    lead,
    query,
    found: readJson(await listCampaigns(context, { ...query, today })),
    card: campaign => campaignCard(campaign, today),
    empty: {
      title: 'Belum ada kampanye',
      text: 'Kampanye donasi tampil di sini begitu diterbitkan.',
      action: { label: 'Kembali ke halaman utama', href: to.home() },
    },
    tags: ['donations'],
    data: list => list,
  })
})

/** A campaign with its form; also what a refused form is shown in. */
export async function campaignPage(
  context: PageContext,
  secrets: Secrets,
  typed: TypedForm = {},
): Promise<PageAnswer<'donations.campaign'> | undefined> {
  const campaign = readJson(await findCampaign(context, context.params.slug ?? ''))
  return campaign ? campaignAnswer(context, campaign, stampOf(context, secrets), typed) : undefined
}

export async function campaignAnswer(
  context: PageContext,
  campaign: CampaignDetail,
  stamp: string,
  typed: TypedForm = {},
): Promise<PageAnswer<'donations.campaign'>> {
  const { clock, tenant } = context
  const today = dayIn(clock.now(), tenant.timeZone)
  const donors = readJson(await listDonors(context.tx, campaign.id))
  const uses = readJson(await listShownUses(context, campaign.id))
  const amounts = campaign.amounts.length > 0 ? campaign.amounts : usualAmounts
  const data: CampaignPage = {
    heading: { eyebrow: title, title: campaign.title, lead: campaign.summary || undefined },
    crumbs: trail(crumb(), { label: campaign.title }),
    cover: imageOf(campaign.picture),
    facts: [{ icon: 'calendar', text: rangeText(campaign, today) }],
    storyHtml: campaign.storyHtml,
    gauge: gaugeOf(campaign),
    path: to.campaign(campaign),
    stamp,
    amounts: amounts.map(amount => ({ value: String(amount), label: amountText(amount) })),
    isOpen: isOpenOn(campaign, today),
    policy: donationPolicy,
    ...shownForm(labelOf, typed),
    donors: donors.map(({ id, name, amount, paidAt, message }) => ({
      key: id,
      name: name ?? nameless,
      amountText: amountText(amount),
      atText: mediumDate(new Date(paidAt), tenant.timeZone),
      message,
    })),
    uses: uses.map(({ id, words, amount, spentOn, receipt }) => ({
      key: id,
      words,
      amountText: amountText(amount),
      atText: dayText(spentOn),
      receipt: imageOf(receipt),
    })),
    usesText:
      campaign.spent > 0
        ? `${amountText(campaign.spent)} sudah dipakai, ${amountText(Math.max(0, campaign.raised - campaign.spent))} masih disimpan.`
        : 'Belum ada yang dipakai. Setiap pemakaian dicatat di sini dengan tanggal dan buktinya.',
  }
  return {
    page: 'donations.campaign',
    data,
    head: {
      title: campaign.title,
      description: describe(campaign.summary || campaign.storyHtml),
      image: data.cover,
    },
    canonical: to.campaign(campaign),
    crumbs: data.crumbs,
    tags: ['donations'],
  }
}

/** /Donasi/{slug} */
export const loadCampaign = (secrets: Secrets): PublicPageLoad => ({
  query: [],
  load: context => campaignPage(context, secrets),
})
