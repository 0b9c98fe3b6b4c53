import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { likelyAges } from '../../../shared/days.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listCities, listProvinces, regionsCredit } from '../../core/regions/regions.ts'
import type { ProfilePage } from './profile.contract.ts'
import { getProfile } from './profile.ts'

/** One's own profile: what the tenant knows of the person, to be changed. */
export const loadProfile = ({ accountsOrigin }: { accountsOrigin: string }): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const profile = await getProfile(context)
    const now = context.clock.now()
    const yearsAgo = (years: number) =>
      new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
        .toISOString()
        .slice(0, 10)
    const data: ProfilePage = {
      profile,
      provinces: await listProvinces(),
      cities: profile.province ? await listCities(profile.province.id) : [],
      accountHref: `${accountsOrigin}/`,
      born: { from: yearsAgo(likelyAges.oldest), to: yearsAgo(likelyAges.youngest) },
      ...(profile.joinedAt ? { joined: longDate(new Date(profile.joinedAt), context.tenant.timeZone) } : {}),
      credit: regionsCredit,
    }
    return {
      page: 'profile',
      data,
      head: { title: 'Profil saya', description: 'Data diri Anda di situs ini.', noindex: true },
      canonical: to.profile(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'profile'>
  },
})
