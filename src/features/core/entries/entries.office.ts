import { mostFound, type PalettePart } from '../administration/administration.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { entryHref } from './entry-drafts.ts'
import { findEntriesNamed } from './entry-lists.store.ts'

/** What is written here by its name, kind by kind: drafts too, and each only for those who may write it. */
export const entriesPalette: PalettePart = {
  place: 20,
  async find({ tx, viewer, partsOf }, words) {
    const member = memberOf(viewer)
    const kinds = partsOf('entries')
      .flat()
      .flatMap(kind => {
        const grant = permissions[kind.may.write].grants[member.kind]
        return grant === 'all' || grant === 'own' ? [{ kind, isWhole: grant === 'all' }] : []
      })
    const found = await findEntriesNamed(tx, {
      words,
      whole: kinds.filter(({ isWhole }) => isWhole).map(({ kind }) => kind.kind),
      own: kinds.filter(({ isWhole }) => !isWhole).map(({ kind }) => kind.kind),
      owner: member.membershipId,
      most: mostFound,
    })
    return kinds.flatMap(({ kind }) =>
      found
        .filter(one => one.kind === kind.kind)
        .map(one => ({
          group: kind.words.many,
          label: one.title,
          text: one.note,
          href: entryHref({ kind }, one.id),
          icon: kind.icon,
        })),
    )
  },
}
