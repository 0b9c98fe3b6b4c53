import type { EntryKind } from '../../core/entries/entries.ts'
import { findWrittenPerson, peopleTable, putPerson } from '../../core/people/people.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { findOwn } from './held-profile.ts'
import { keepOwn } from './own-profiles.store.ts'
import { type PersonValue, personDraft, personPublication, personWords } from './person-value.contract.ts'

/**
 * Public profiles of those who teach, write and lead, as they are written in the office. Who teaches a class that is
 * seen has a page; the others stand beside what they wrote or lead, so there is no address for all of them.
 */
export const personKind: EntryKind<PersonValue> = {
  kind: 'person',
  plural: 'public-profiles',
  folderPlace: 10,
  words: {
    one: 'profil publik',
    many: 'Profil publik',
    about: 'Pengajar, mentor, penulis, dan pembicara, seperti tampil di situs',
  },
  icon: 'user',
  section: { group: 'people', place: 40 },
  may: { write: 'writeProfiles', publish: 'publishProfiles' },
  onlyOne: { find: findOwn, keep: keepOwn },
  beside: [{ label: 'Penulis', icon: 'pen', page: 'Kelola-Profil-Penulis', permission: 'handOverProfiles' }],
  draft: personDraft,
  publication: personPublication,
  fieldWords: personWords,
  title: 'name',
  tags: ['people', 'classes', 'posts', 'programs', 'events'],
  routes: { list: 'Kelola-Profil', entry: 'Kelola-Profil-id' },
  beginning: () => personDraft.parse({}),
  table: peopleTable,
  async read({ tx }, id, isWriting) {
    const row = await findWrittenPerson(tx, id, isWriting)
    if (!row) return undefined
    const { name, title, bio, photo, slug, status, version, updatedAt } = row
    const value = personDraft.parse({ name, title, bio, photo, slug })
    return { value, slug, isOut: status === 'published', number: version, at: updatedAt }
  },
  check: (reader, { photo }) => assertOwnPictures(reader, { photo }, ''),
  put: ({ tx, clock }, { ownId, slug, value: { name, title, bio, photo }, number }) =>
    putPerson(tx, ownId, {
      slug,
      name: name.trim(),
      title: title.trim(),
      bio: bio.trim(),
      photo: photo && JSON.stringify(photo),
      at: clock.now(),
      version: number,
    }),
  siteHref: () => '',
  siteRoutes: ['Mentor-slug'],
}
