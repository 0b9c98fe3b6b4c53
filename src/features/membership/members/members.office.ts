import { routes, to } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { mostFound, type OverviewPart, type PalettePart } from '../../core/administration/administration.ts'
import { kinds, memberOf, permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from './members.rules.ts'
import { countAdmins, countByKind, findByName } from './members.store.ts'

export const membersOverview: OverviewPart = {
  place: 10,
  async people({ tx, viewer }) {
    const counted = await countByKind(tx, scopeOf(viewer))
    return counted.map(({ kind, count }) => ({
      label: kinds[kind].label,
      value: count,
      href: withQuery(routes['Kelola-Orang'], { kind: String(kind) }),
    }))
  },
  steps: [
    {
      id: 'admin',
      place: 50,
      title: 'Undang admin kedua',
      text: 'Supaya lembaga tidak terkunci saat satu orang berhalangan.',
      href: routes['Kelola-Undangan'],
      isDone: async ({ tx }) => (await countAdmins(tx)) >= 2,
    },
  ],
}

export const membersPalette: PalettePart = {
  place: 10,
  async find({ tx, viewer }, words) {
    if (permissions.readPeople.grants[memberOf(viewer).kind] === 'none') return []
    const found = await findByName(tx, words, scopeOf(viewer), mostFound)
    return found.map(({ id, name, kind }) => ({
      group: 'Orang',
      label: name,
      text: kinds[kind].label,
      href: to.person({ id }),
      icon: 'user' as const,
    }))
  },
}
