import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import type { CareerValue } from './career-value.contract.ts'
import { careerAnswer } from './careers.loads.ts'
import { findCareerDetail } from './careers.ts'

/** The page of an organisation that is being written, as its visitors would get it. */
export async function drawCareer(
  context: PageContext,
  value: CareerValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const shown = (picture: CareerValue['logo']) =>
    picture && { ...picture, url: `${tenant.pictureBase}${picture.key}` }
  const seen = await findCareerDetail(context, slug)
  return careerAnswer(context, {
    id: ownId,
    slug,
    name: value.name.trim() || 'Organisasi tanpa nama',
    industry: value.industry,
    summary: value.summary,
    logo: shown(value.logo),
    cover: shown(value.cover),
    cityCode: value.cityCode || null,
    totalJobs: seen?.totalJobs ?? 0,
    description: htmlOfDocument(value.body),
    website: value.website.trim() || null,
    address: value.address.trim() || null,
    updatedAt: clock.now().toISOString(),
  })
}
