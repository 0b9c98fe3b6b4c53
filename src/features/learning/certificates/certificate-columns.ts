import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { CertificateItem } from './certificates.contract.ts'
import { certificateStates } from './certificates.rules.ts'

/** Certificates as a file. */
export const certificateColumns: readonly FileColumn<CertificateItem>[] = [
  ['Nomor', ({ number }) => number],
  ['Nama', ({ name }) => name],
  ['Kelas', ({ title }) => title],
  ['Terbit', ({ issuedText }) => issuedText],
  ['Status', ({ state }) => certificateStates[state].label],
  ['Kode', ({ code }) => code],
]
