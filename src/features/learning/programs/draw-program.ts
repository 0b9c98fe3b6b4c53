import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { listPeople } from '../../core/people/people.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { classesCalled } from '../classes/classes.ts'
import type { ProgramValue } from './program-value.contract.ts'
import { listShownSchools } from './program-writing.store.ts'
import { programAnswer, schoolsShown } from './programs.loads.ts'

/** The page of a programme that is being written, as its visitors would get it. */
export async function drawProgram(
  context: PageContext,
  value: ProgramValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock, tx } = context
  const shown = (picture: ProgramValue['logo']) =>
    picture && { ...picture, url: `${tenant.pictureBase}${picture.key}` }
  const names = await regionNames()
  const all = await classesCalled(
    context,
    value.items.map(({ classSlug }) => classSlug),
  )
  const items = value.items.flatMap(({ classSlug, required }) => {
    const found = all.find(item => item.slug === classSlug)
    return found ? [{ found, required }] : []
  })
  const schools = await listShownSchools(tx, value.schools, schoolsShown)
  const [lead] = value.leadSlug === '' ? [] : await listPeople(context, [value.leadSlug])
  return programAnswer(
    context,
    {
      id: ownId,
      slug,
      name: value.name.trim() || 'Program tanpa nama',
      kind: value.kind,
      summary: value.summary,
      logo: shown(value.logo),
      cover: shown(value.cover),
      partners: value.partners,
      startDate: value.startDate || null,
      endDate: value.endDate || null,
      totalClasses: items.length,
      seo: value.seo,
      description: htmlOfDocument(value.body),
      completion: value.completion,
      items: items.map(({ found, required }) => ({
        classId: found.id,
        slug: found.slug,
        name: found.name,
        required,
      })),
      lead: lead ?? null,
      provinces: value.provinces.flatMap(code => names.province(code) ?? []),
      totalSchools: schools[0]?.total ?? 0,
      updatedAt: clock.now().toISOString(),
    },
    {
      classes: items.map(({ found }) => found),
      schools: schools.map(({ name, city, province }) => ({
        name,
        city: names.city(city),
        province: names.province(province),
      })),
    },
  )
}
