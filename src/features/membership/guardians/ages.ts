import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { adultsBornUntil, dayIn, isChild } from '../../../shared/days.ts'
import { recordBySystem } from '../../core/audit/audit.ts'
import { recordChoices } from '../consents/consents.ts'
import { fillBirthDate, findPerson, listGrownUp, setRestricted } from '../data-subjects/data-subjects.ts'
import { hasGuardianConsent } from './guardians.store.ts'

const nothingShown = { showFullName: false, showPicture: false, showSchool: false }

interface Assessing {
  clock: Clock
  timeZone: string
  /** what the account service says, where this tenant knows nothing */
  birthDate?: string | undefined
}

/**
 * Says whether somebody is held back: a child, by the clock and in the tenant's time zone, whose guardian has not
 * consented (article 25). Called wherever a membership begins, its birth date changes, or its person is seen again.
 */
export async function assessAge(
  tx: Tx,
  membershipId: number,
  { clock, timeZone, birthDate }: Assessing,
): Promise<{ isRestricted: boolean }> {
  if (birthDate !== undefined) await fillBirthDate(tx, membershipId, birthDate)
  const person = await findPerson(tx, membershipId)
  if (!person) return { isRestricted: false }
  // of whom no birthday is known nothing is decided here
  if (person.birthDate === null) return { isRestricted: person.isRestricted }
  const isYoung = isChild(person.birthDate, dayIn(clock.now(), timeZone))
  const isRestricted = isYoung && !(await hasGuardianConsent(tx, membershipId))
  const hasChanged = await setRestricted(tx, membershipId, isRestricted, clock.now())
  if (hasChanged && isRestricted) await recordChoices(tx, membershipId, nothingShown, clock.now())
  return { isRestricted }
}

/** Birthdays: whoever has turned 18 needs no guardian any more. */
export async function releaseGrownUp(tx: Tx, clock: Clock, timeZone: string): Promise<number> {
  const grown = await listGrownUp(tx, adultsBornUntil(dayIn(clock.now(), timeZone)))
  for (const { id, name } of grown) {
    await setRestricted(tx, id, false, clock.now())
    await recordBySystem(
      { tx, clock },
      { action: 'privacy.restriction_ended', object: { type: 'member', id, name } },
    )
  }
  return grown.length
}
