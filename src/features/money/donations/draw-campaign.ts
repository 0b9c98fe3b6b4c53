import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import type { CampaignValue } from './campaign-value.contract.ts'
import { campaignAnswer } from './donations.loads.ts'
import { amountsOf } from './donations.rules.ts'
import { findCampaign } from './donations.store.ts'

/** The page of a campaign that is being written, as its visitors would get it; its money is what the books say today. */
export async function drawCampaign(
  context: PageContext,
  value: CampaignValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { picture } = value
  const seen = readJson(await findCampaign(context, slug))
  return campaignAnswer(
    context,
    {
      id: ownId,
      slug,
      title: value.title.trim() || 'Kampanye tanpa judul',
      summary: value.summary,
      picture: picture && { ...picture, url: `${context.tenant.pictureBase}${picture.key}` },
      goal: value.goal === '' ? null : value.goal,
      endsOn: value.endsOn || null,
      raised: seen?.raised ?? 0,
      donors: seen?.donors ?? 0,
      spent: seen?.spent ?? 0,
      storyHtml: htmlOfDocument(value.body),
      amounts: amountsOf(value.amounts),
    },
    // nothing is sent from a preview
    '',
  )
}
