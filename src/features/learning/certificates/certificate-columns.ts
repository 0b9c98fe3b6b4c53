import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { CertificateItem } from './certificates.contract.ts'
import { certificateKinds, certificateStates } from './certificates.rules.ts'

/** Certificates as a file. */
export const certificateColumns: readonly FileColumn<CertificateItem>[] = [
  ['Nomor', ({ number }) => number],
  ['Nama', ({ name }) => name],
  ['Jenis', ({ kind }) => certificateKinds[kind].label],
  ['Untuk', ({ title }) => title],
  ['Terbit', ({ issuedText }) => issuedText],
  ['Status', ({ state }) => certificateStates[state].label],
  ['Kode', ({ code }) => code],
]
