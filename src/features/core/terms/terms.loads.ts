import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { writtenTerms } from './terms.rules.ts'

/** What people agree to when they register: the tenant's own words, else those that hold everywhere. */
export const loadTerms: PublicPageLoad = {
  query: [],
  async load({ tenant: { title, values } }) {
    const { sections } = writtenTerms(values, title)
    return {
      page: 'site.terms',
      data: { site: title, sections, privacyHref: routes['Privacy-Policy'] },
      head: {
        title: 'Syarat dan Ketentuan',
        description: `Ketentuan memakai situs dan mengikuti kelas ${title}: akun, pembayaran, sertifikat, dan karya Anda.`,
      },
      canonical: routes['Terms-And-Conditions'],
      crumbs: trail({ label: 'Syarat dan Ketentuan' }),
      tags: ['site'],
    } satisfies PageAnswer<'site.terms'>
  },
}
