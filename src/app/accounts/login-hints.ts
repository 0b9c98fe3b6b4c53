/** Who is expected: an address, and the name an invitation gave them. */
interface Expected {
  email: string
  name: string
}

/** As it travels in `login_hint`: "Sri Wahyuni <sri@contoh.id>". */
export const hintOf = ({ email, name }: Expected): string => `${name.replaceAll(/[<>]/g, '')} <${email}>`

/** What a tenant's site said of who comes; an invited person's address is not theirs to change. */
export function expectedOf(hint: unknown): Partial<Expected> & { isInvited: boolean } {
  if (typeof hint !== 'string') return { isInvited: false }
  const [, name, email] = /^([^<>]*) <([^<>\s]+)>$/.exec(hint) ?? []
  return email === undefined
    ? { email: hint, isInvited: false }
    : { email, name: name?.trim() ?? '', isInvited: true }
}
