import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { readOwnNotes } from './notes.ts'

export const loadOwnNotes: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const slug = context.params.slug ?? ''
    const data = await readOwnNotes(context, slug)
    return framedPage('office', 'notes.own', data, {
      title: `Catatan saya di ${data.name}`,
      description: `Catatan Anda di ${data.name}.`,
      canonical: to.ownNotes({ slug }),
    })
  },
}
