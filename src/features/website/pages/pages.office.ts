import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { mostFound, type PalettePart } from '../../core/administration/administration.ts'
import { type Addresses, type Pencil, type PencilContext, pencilAt } from '../../core/pencils/pencils.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { pageEntries, settingPages } from './pages.rules.ts'
import * as store from './pages.store.ts'

/** Pages by what they are called and by their title, each leading to its editor. */
export const pagesPalette: PalettePart = {
  place: 10,
  async find(context, words) {
    if (grantOf(permissions.editPages, context.viewer.member) === 'none') return []
    const titles = new Map((await store.listPages(context.tx)).map(({ name, title }) => [name, title]))
    const wanted = words.toLowerCase()
    return [...settingPages, ...pageEntries(context)]
      .map(({ name, label, path }) => ({ name, label, path, title: titles.get(name) ?? '' }))
      .filter(({ label, title }) => `${label} ${title}`.toLowerCase().includes(wanted))
      .slice(0, mostFound)
      .map(page => ({
        group: 'Halaman',
        label: page.label,
        text: page.title || page.path,
        href: to.managePage(page),
        icon: 'file-text' as const,
      }))
  },
}

/** The site's own pages, and those with words of its own around a list, for whoever writes them. */
export async function pagePencils(context: PencilContext, addresses: Addresses): Promise<Pencil[]> {
  if (grantOf(permissions.editPages, context.viewer.member) === 'none') return []
  return [...settingPages, ...pageEntries(context)].flatMap(page =>
    pencilAt(addresses, page.path, { href: to.managePage(page), label: page.label }),
  )
}
