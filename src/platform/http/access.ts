/** Who asks: a visitor, or a person of a kind (specification section 6). Platform knows the numbers, not their names. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Actor = 'visitor' | Kind

/** all: any such thing of this tenant; own: only what belongs to the asker (each room says what that means); none: not at all */
export type Grant = 'all' | 'own' | 'none'

/** One line of the permission matrix: what may be done, and by whom. */
export interface AccessRule {
  readonly name: string
  readonly grants: Readonly<Record<Actor, Grant>>
}

/** Someone signed in to this tenant, as far as the wall concerns. */
export interface Member {
  membershipId: number
  accountId: string
  kind: Kind
  name: string
  /** id (hash) of the session, to end it or leave it out */
  sessionId: string
  /** the account service's sign-in this session came of */
  signIn: string
  /** a second factor was used */
  isStrong: boolean
  /** programmes a lead looks after */
  programIds: number[]
  /** the province a region's lead looks after */
  provinceCode: string | null
  /** why a superadmin acts here; null for members */
  actingReason: string | null
  /** runs the site and only looks at it as `kind` sees it: the kind they are. Reads, and changes nothing */
  viewedFrom?: Kind
  /** it is a program that asks, by a token of this member, and may no more than that allows */
  program?: { tokenId: number; name: string; scopes: readonly string[] }
}

/** Who asks, and how far the rule in question lets them go. */
export interface Viewer {
  member: Member | undefined
  grant: Grant
}

export const grantOf = (rule: AccessRule, member: Member | undefined): Grant =>
  rule.grants[member?.kind ?? 'visitor']
