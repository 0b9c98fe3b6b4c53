import { accountKinds, isAccountKind, txnKinds } from './account-kinds.ts'

/** "Dana di penyedia pembayaran · midtrans" */
export const accountText = (kind: string, owner: string): string => {
  const label = isAccountKind(kind) ? accountKinds[kind].label : kind
  return owner === '' ? label : `${label} · ${owner}`
}

const words: Readonly<Record<string, string>> = txnKinds
export const txnText = (kind: string): string => words[kind] ?? kind
