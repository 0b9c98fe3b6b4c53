import type { PersonalPart } from '../../../platform/personal-part.ts'
import { setEntryOwner, touchEntry } from '../../core/entries/entries.ts'
import { blankPerson } from '../../core/people/people.ts'
import { forgetThings } from '../../core/publishing/publishing.ts'
import { findHeld } from './held-profile.ts'
import { purgeProfiles, releaseOwn } from './own-profiles.store.ts'
import { personKind } from './person-kind.ts'

/** One's own public profile: it goes with its member, in every version. Those the office wrote are the site's. */
export const mentorsPersonal: PersonalPart = {
  place: 117,
  tables: ['own_profiles'],
  async copy({ tx, membershipId }) {
    const held = await findHeld(tx, membershipId)
    return { publicProfile: held ? { name: held.title, status: held.status } : null }
  },
  async erase({ tx, membershipId, erasedName, at }) {
    const held = await findHeld(tx, membershipId)
    if (!held) return
    const { id, ownId: personId } = held
    await forgetThings(tx, 'person', [String(id)])
    if (personId !== null) await blankPerson(tx, personId, { name: erasedName, at })
    await touchEntry(tx, 'person', id, { title: erasedName, cover: null, at })
    await setEntryOwner(tx, 'person', id, null)
    await releaseOwn(tx, id)
    await purgeProfiles(tx, personKind.tags)
  },
}
