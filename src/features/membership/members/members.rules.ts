import type { Kind, Viewer } from '../../../platform/http/access.ts'

export const statuses = {
  active: { label: 'Aktif', tone: 'green' },
  suspended: { label: 'Ditangguhkan', tone: 'red' },
  invited: { label: 'Diundang', tone: 'orange' },
} as const

export type MemberStatus = keyof typeof statuses

const everyKind = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** a lead brings in those who teach, learn and help, nobody who administers */
const fromLeads = [2, 3, 4, 5, 6, 8] as const

/** Which kinds may be given, by whom. Nobody gives kind 0: superadmins belong to the platform. */
const givable: Partial<Record<Kind, readonly Kind[]>> = {
  0: everyKind,
  1: everyKind,
  7: fromLeads,
  9: fromLeads,
}

export const givableBy = (kind: Kind): readonly Kind[] => givable[kind] ?? []

/** How much may be done here. Those of one height stand beside each other: neither is more than the other. */
const heights: Record<Kind, number> = { 4: 0, 5: 1, 8: 1, 6: 1, 3: 2, 2: 2, 9: 3, 7: 3, 1: 4, 0: 5 }

export const isHigher = (kind: Kind, than: Kind) => heights[kind] > heights[than]

/** Field-level rules: who sees what of another person. Whatever is not named here, whoever may see the person sees. */
const fieldReaders = {
  email: [0, 1, 7, 9],
  phone: [0, 1, 7, 9],
  birthDate: [0, 1],
  suspendedReason: [0, 1],
  consents: [0, 1],
  history: [0, 1],
} as const satisfies Record<string, readonly Kind[]>

export type GuardedField = keyof typeof fieldReaders
const guardedFields: readonly GuardedField[] = [
  'email',
  'phone',
  'birthDate',
  'suspendedReason',
  'consents',
  'history',
]

/** how to reach a child whose guardian has not consented is for those who administer alone */
const contactOfChild: readonly GuardedField[] = ['email', 'phone']
const administers: readonly Kind[] = [0, 1]

export const seesContactOfRestricted = (kind: Kind) => administers.includes(kind)

/** The fields of this person that this kind does not see. */
export function hiddenFields(kind: Kind, person: { isRestricted: boolean }): GuardedField[] {
  return guardedFields.filter(field => {
    const readers: readonly Kind[] = fieldReaders[field]
    const isHiddenChild = person.isRestricted && contactOfChild.includes(field)
    return !readers.includes(kind) || (isHiddenChild && !seesContactOfRestricted(kind))
  })
}

/** Whose people a viewer looks after: everybody, those of some programmes, or those of a province. */
export interface Scope {
  programIds: readonly number[] | null
  provinceCode: string | null
}

/** What "own" means for people and invitations; who leads nothing looks after nobody. */
export function scopeOf({ member, grant }: Viewer): Scope {
  if (grant === 'all') return { programIds: null, provinceCode: null }
  if (member?.kind === 9) return { programIds: null, provinceCode: member.provinceCode ?? 'none' }
  return { programIds: member?.kind === 7 ? member.programIds : [], provinceCode: null }
}
