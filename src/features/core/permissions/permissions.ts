import { type AccessRule, grantOf, type Member, type Viewer } from '../../../platform/http/access.ts'
import { Failure, unauthorized } from '../../../shared/failure.ts'
import { kinds, permissions, strongKinds } from './permissions.rules.ts'

export { kinds, type PermissionName, permissions, strongKinds } from './permissions.rules.ts'

/** A member asked for what their kind may not do. */
export class NotPermitted extends Failure {
  constructor() {
    super('forbidden', 'Anda tidak memiliki izin untuk ini')
  }
}

/** What stands before a page or call is no line of the matrix: nobody is let past it (specification section 8). */
export class UnknownMiddleware extends Error {
  override readonly name = 'UnknownMiddleware'
  constructor() {
    super('Unknown middleware')
  }
}

/** Lets in or throws: visitors are asked to sign in, members who may not are told so, the strong need their second factor. */
export function admit(rule: AccessRule, member: Member | undefined): Viewer {
  if (!Object.hasOwn(permissions, rule.name)) throw new UnknownMiddleware()
  const grant = grantOf(rule, member)
  if (grant === 'none') {
    if (!member) throw unauthorized()
    throw new NotPermitted()
  }
  if (member && needsSecondFactor(rule, member))
    throw unauthorized('Masuk dengan faktor kedua terlebih dahulu')
  return { member, grant }
}

/** Public things stay open to those who have yet to use their second factor. */
export const needsSecondFactor = (rule: AccessRule, member: Member) =>
  strongKinds.includes(member.kind) && !member.isStrong && rule.grants.visitor === 'none'

/**
 * For those who run the site, whatever its visitors may do: open also while the site is in maintenance. Where students
 * may do it too, with what is their own, it is still the office's.
 */
export const isForAdministrators = ({ grants }: AccessRule) =>
  grants[0] !== 'none' && (grants[4] === 'none' || (grants[0] === 'all' && grants[4] === 'own'))

/** The member, where the rule has let in nobody else. */
export function memberOf({ member }: Viewer): Member {
  if (!member) throw unauthorized()
  return member
}

export const roleOf = (kind: Member['kind']) => kinds[kind].role
