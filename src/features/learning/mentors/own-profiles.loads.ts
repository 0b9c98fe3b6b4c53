import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { pathTo, routes } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listWriters, writerOf } from './own-profiles.ts'

/** Who writes a public profile: /Kelola/Profil/{id}/Penulis */
export const loadProfileWriter: PersonalPageLoad = {
  access: permissions.handOverProfiles,
  query: [],
  async load(context) {
    const id = Number(context.params.id)
    const { name, writer } = await writerOf(context, id)
    const editorHref = pathTo('Kelola-Profil-id', { id })
    return framedPage(
      'office',
      'mentors.writer',
      {
        id,
        name,
        writer: writer === null ? '' : String(writer),
        members: await listWriters(context),
        editorHref,
      },
      {
        title: `Penulis profil ${name}`,
        description: 'Anggota yang menulis profil publiknya sendiri.',
        canonical: pathTo('Kelola-Profil-Penulis', { id }),
        crumbs: [
          { label: 'Profil publik', href: routes['Kelola-Profil'] },
          { label: name, href: editorHref },
          { label: 'Penulis' },
        ],
      },
    )
  },
}
