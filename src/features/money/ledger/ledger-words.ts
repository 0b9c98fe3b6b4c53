import { accountKinds, isAccountKind, txnKinds } from './account-kinds.ts'

const providers: Readonly<Record<string, string>> = { midtrans: 'Midtrans', xendit: 'Xendit' }

/** "Dana di penyedia pembayaran" */
export const accountLabel = (kind: string): string => (isAccountKind(kind) ? accountKinds[kind].label : kind)

/** "Dana di penyedia pembayaran · Midtrans"; whose share it is stands by name where the name is known */
export const accountText = (kind: string, owner: string, names: ReadonlyMap<string, string>): string => {
  const label = accountLabel(kind)
  return owner === '' ? label : `${label} · ${names.get(owner) ?? providers[owner] ?? owner}`
}

const words: Readonly<Record<string, string>> = txnKinds
export const txnText = (kind: string): string => words[kind] ?? kind
