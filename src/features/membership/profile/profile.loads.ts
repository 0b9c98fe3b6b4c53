import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { listCities, listProvinces, regionsCredit } from '../../core/regions/regions.ts'
import { getProfile } from './profile.ts'

/** One's own profile: what the tenant knows of the person, to be changed. */
export const loadProfile = ({ accountsOrigin }: { accountsOrigin: string }) =>
  officePage(
    { page: 'profile', path: to.profile(), access: permissions.beMember, office: 'own' },
    { title: 'Profil saya', description: 'Data diri Anda di situs ini.' },
    async context => {
      const profile = await getProfile(context)
      return {
        profile,
        provinces: await listProvinces(),
        cities: profile.province ? await listCities(profile.province.id) : [],
        accountHref: `${accountsOrigin}/`,
        hasPublicProfile: permissions.writeProfiles.grants[memberOf(context.viewer).kind] === 'own',
        ...(profile.joinedAt
          ? { joined: longDate(new Date(profile.joinedAt), context.tenant.timeZone) }
          : {}),
        credit: regionsCredit,
      }
    },
  )
