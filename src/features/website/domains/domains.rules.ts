import { productSlug } from '../../../shared/product.ts'
import type { TagTone } from '../../../ui/office/panels.tsx'

export const domainStates = ['pending', 'verified', 'active', 'failed'] as const
export type DomainState = (typeof domainStates)[number]

export const stateWords: Record<DomainState, { label: string; tone: TagTone; text: string }> = {
  pending: {
    label: 'Menunggu',
    tone: 'orange',
    text: 'Buat dua catatan di bawah ini di pengelola DNS Anda, lalu periksa.',
  },
  verified: {
    label: 'Terverifikasi',
    tone: 'blue',
    text: 'Domain ini terbukti milik Anda, tetapi belum mengarah ke sini.',
  },
  active: { label: 'Aktif', tone: 'green', text: 'Situs Anda dibuka di domain ini.' },
  failed: {
    label: 'Gagal',
    tone: 'red',
    text: 'Catatan TXT tidak lagi ditemukan, jadi situs tidak dibuka di domain ini.',
  },
}

/** What the name servers said, as far as it matters here. */
export interface Findings {
  /** the TXT record with this domain's token is there */
  isOurs: boolean
  /** the name leads to us */
  isPointed: boolean
}

/**
 * Where a check leads. Owning the name is what counts; an active domain stays so while it leads elsewhere, for a proxy
 * may stand in front of us. A name whose record has gone is given up only if it had been shown before.
 */
export function stateAfter(state: DomainState, { isOurs, isPointed }: Findings): DomainState {
  if (!isOurs) return state === 'pending' ? 'pending' : 'failed'
  return isPointed || state === 'active' ? 'active' : 'verified'
}

/** What is missing, in words for whoever set up the records. */
export function problemOf({ isOurs, isPointed }: Findings, records: { txtName: string; target: string }) {
  if (!isOurs)
    return `Catatan TXT ${records.txtName} belum ditemukan. Perubahan DNS bisa memerlukan waktu hingga 24 jam.`
  return isPointed ? null : `Domain belum mengarah ke ${records.target}.`
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^(${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`)

/** A full name in ASCII: "kelas.sekolah.sch.id". Names in other scripts come as xn--. */
export const isHost = (text: string) => text.length <= 253 && hostPattern.test(text)

/** "https://Kelas.Sekolah.sch.id/" as people paste it. */
export const hostOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')

/** A name with nothing before the registrable part can carry no CNAME. A guess by number of labels: two-part endings of Indonesia are known. */
export function isApex(host: string): boolean {
  const parts = host.split('.')
  const ending = parts.slice(-2).join('.')
  return parts.length === (/^(ac|sch|or|co|go|web|my|biz|desa|ponpes|net|mil)\.id$/.test(ending) ? 3 : 2)
}

/** the record that shows whose the name is */
export const txtName = (host: string) => `_sanggar.${host}`
/** names one tenant may hold */
export const mostDomains = 20

/** The host a tenant always has. */
export const baseHost = (config: { BASE_HOST: string }, slug: string) =>
  slug === productSlug ? config.BASE_HOST : `${slug}.${config.BASE_HOST}`
