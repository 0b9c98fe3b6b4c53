/** Who is expected: an address, the name an invitation gave them, and what vouches for the address (`vouchFor`). */
interface Expected {
  email: string
  name: string
  voucher?: string | undefined
}

/** As it travels in `login_hint`: "Sri Wahyuni <sri@contoh.id>", with the voucher behind it. */
export const hintOf = ({ email, name, voucher }: Expected): string =>
  [`${name.replaceAll(/[<>]/g, '')} <${email}>`, ...(voucher === undefined ? [] : [voucher])].join(' ')

/** What a tenant's site said of who comes; an invited person's address is not theirs to change. */
export function expectedOf(hint: unknown): Partial<Expected> & { isInvited: boolean } {
  if (typeof hint !== 'string') return { isInvited: false }
  const [, name, email, voucher] = /^([^<>]*) <([^<>\s]+)>(?: ([\w.-]+))?$/.exec(hint) ?? []
  return email === undefined
    ? { email: hint, isInvited: false }
    : { email, name: name?.trim() ?? '', voucher, isInvited: true }
}
