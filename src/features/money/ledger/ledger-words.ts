import { accountKinds, isAccountKind, txnKinds } from './account-kinds.ts'

/** whose an account is, where it is nobody's */
const owners: Readonly<Record<string, string>> = {
  midtrans: 'Midtrans',
  xendit: 'Xendit',
  pph21: 'PPh 21',
  pph23: 'PPh 23',
  pph_final: 'PPh final',
}

/** "Dana di penyedia pembayaran" */
export const accountLabel = (kind: string): string => (isAccountKind(kind) ? accountKinds[kind].label : kind)

/** "Dana di penyedia pembayaran · Midtrans"; whose share it is stands by name where the name is known */
export const accountText = (kind: string, owner: string, names: ReadonlyMap<string, string>): string => {
  const label = accountLabel(kind)
  return owner === '' ? label : `${label} · ${names.get(owner) ?? owners[owner] ?? owner}`
}

const words: Readonly<Record<string, string>> = txnKinds
export const txnText = (kind: string): string => words[kind] ?? kind
