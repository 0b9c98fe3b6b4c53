/** What may be brought in from a file, for the server and the browser alike. */
export const importSources = {
  book: {
    label: 'Buku atau kursus',
    text: 'ZIP berisi Markdown, mdBook, atau HTML; atau satu berkas. Menjadi kursus dengan modul dan bab.',
    endings: ['zip', 'md', 'markdown', 'html', 'htm'],
  },
  word: {
    label: 'Dokumen Word',
    text: 'Berkas .docx, atau ZIP berisi beberapa. Judulnya menjadi judul tulisan atau bab.',
    endings: ['docx', 'zip'],
  },
  wordpress: {
    label: 'Situs WordPress',
    text: 'Berkas ekspor (.xml), atau ZIP berisi ekspor itu bersama folder wp-content/uploads.',
    endings: ['xml', 'zip'],
  },
  feed: {
    label: 'Umpan RSS atau Atom',
    text: 'Berkas umpan dari situs atau podcast lama, yang disimpan dari peramban.',
    endings: ['xml', 'rss', 'atom'],
  },
} as const satisfies Record<string, { label: string; text: string; endings: readonly string[] }>

export type ImportSource = keyof typeof importSources
export const importSourceNames = ['book', 'word', 'wordpress', 'feed'] as const satisfies ImportSource[]

/** bytes: what the reader takes unpacked, too */
const largest = 200 * 1_048_576

/** What a file chooser is told. */
export const acceptOfSource = (source: ImportSource): string =>
  importSources[source].endings.map(ending => `.${ending}`).join(',')

const endingsOf = (source?: ImportSource): readonly string[] =>
  source ? importSources[source].endings : Object.values(importSources).flatMap(({ endings }) => [...endings])

/** What can be said wrong of a file by its name and size alone; undefined: nothing. */
export function problemOfSource(
  { name, size }: { name: string; size: number },
  source?: ImportSource,
): string | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = endingsOf(source)
  if (ending === 'doc')
    return 'Berkas .doc versi lama tidak dapat dibaca. Buka di Word, lalu simpan sebagai .docx.'
  if (!known.includes(ending))
    return `Jenis berkas ini tidak dapat diimpor di sini. Pilih ${[...new Set(known)].map(one => `.${one}`).join(', ')}.`
  if (size === 0) return 'Berkas ini kosong.'
  if (size > largest) return 'Terlalu besar: berkas impor paling besar 200 MB.'
  return undefined
}
