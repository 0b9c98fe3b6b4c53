/** What may come with a registration, as data. */

export const paperKinds = {
  assignment: { label: 'Surat tugas dari sekolah', of: 'team' },
  student_card: { label: 'Kartu pelajar anggota', of: 'team' },
  guardian_sheet: { label: 'Lembar persetujuan wali', of: 'team' },
  statement: { label: 'Surat pernyataan kepala sekolah', of: 'school' },
  licence: { label: 'Izin operasional sekolah', of: 'school' },
  other: { label: 'Dokumen lain', of: 'both' },
} as const satisfies Record<string, { label: string; of: 'team' | 'school' | 'both' }>
export type PaperKind = keyof typeof paperKinds

/** documents of one registration: a card for each of ten members, and some more */
export const mostPapers = 20
/** bytes of one */
export const largestPaper = 10 * 1_048_576
export const paperEndings = /\.(jpe?g|png|webp|pdf)$/i
export const paperHint = 'JPG, PNG, WebP, atau PDF, paling besar 10 MB.'

/** days for which papers are kept after what they were for is over */
export const paperDays = 90

/** marks that one may have to mend at once */
export const mostRemarks = 30

/** What whoever sent a paper is told, by why it was not taken. */
const paperProblems: Readonly<Record<string, string>> = {
  unsupported: 'Dokumen harus JPG, PNG, WebP, atau PDF, dengan isi seperti namanya.',
  tooLarge: 'Dokumen terlalu besar: paling besar 10 MB.',
  conflict: `Dokumen ini tidak dapat diterima: pendaftaran sudah terkunci, atau sudah ada ${mostPapers} dokumen.`,
  full: 'Ruang berkas situs ini penuh. Hubungi kami.',
  invalid: 'Pilih berkasnya dahulu.',
}

export function paperProblem(query: URLSearchParams): { problem?: string } {
  const why = query.get('problem') ?? ''
  return Object.hasOwn(paperProblems, why) ? { problem: paperProblems[why] ?? '' } : {}
}
