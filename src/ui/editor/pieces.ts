import type { Attrs } from '@tiptap/pm/model'
import type { Command } from '@tiptap/pm/state'
import type { NodeName } from '../../shared/document/document.ts'
import { become, insertColumns, insertNode, insertTable } from './commands.ts'

/** What can be put into a text, as the menu after "/" and the button "Sisipkan" offer it. */
export interface Piece {
  label: string
  /** one line: what it is for */
  text: string
  /** further words it is found by */
  words?: string
  /** done at once */
  run?: Command
  /** asked about first */
  ask?: NodeName
  /** a file is chosen first */
  isPicture?: boolean
}

const as = (name: NodeName, attrs: Attrs | null = null) => become(name, attrs)

export const pieces: readonly Piece[] = [
  { label: 'Paragraf', text: 'Teks biasa', words: 'teks', run: as('paragraph') },
  {
    label: 'Judul besar',
    text: 'Membuka satu bagian',
    words: 'heading subjudul h2',
    run: as('heading', { level: '2' }),
  },
  {
    label: 'Judul sedang',
    text: 'Di dalam sebuah bagian',
    words: 'heading subjudul h3',
    run: as('heading', { level: '3' }),
  },
  {
    label: 'Judul kecil',
    text: 'Satu tingkat lagi',
    words: 'heading subjudul h4',
    run: as('heading', { level: '4' }),
  },
  { label: 'Daftar', text: 'Butir demi butir', words: 'bullet poin list', run: as('bulletList') },
  {
    label: 'Daftar bernomor',
    text: 'Langkah demi langkah',
    words: 'angka urut nomor',
    run: as('orderedList'),
  },
  {
    label: 'Daftar tugas',
    text: 'Butir yang dapat dicentang',
    words: 'centang checklist todo',
    run: as('taskList'),
  },
  { label: 'Gambar', text: 'Dari perangkat ini', words: 'foto image', isPicture: true },
  { label: 'Galeri', text: 'Beberapa gambar berdampingan', words: 'foto album', ask: 'gallery' },
  { label: 'Kutipan', text: 'Kata orang lain', words: 'quote', run: as('blockquote') },
  {
    label: 'Kotak catatan',
    text: 'Info, tip, atau peringatan',
    words: 'callout catatan tip peringatan bahaya',
    run: as('callout'),
  },
  {
    label: 'Lipatan',
    text: 'Terbuka bila ditekan',
    words: 'details tanya jawab faq',
    run: insertNode('details'),
  },
  { label: 'Tabel', text: 'Tiga kolom dengan kepala', words: 'table', run: insertTable },
  { label: 'Kolom', text: 'Dua kolom berdampingan', words: 'columns', run: insertColumns },
  { label: 'Tombol', text: 'Ajakan menuju satu alamat', words: 'button tautan', ask: 'button' },
  { label: 'Kartu', text: 'Kelas, tulisan, atau halaman situs ini', words: 'card tautan', ask: 'card' },
  {
    label: 'Video',
    text: 'YouTube atau Vimeo, diputar setelah ditekan',
    words: 'film embed sematan',
    ask: 'embed',
  },
  { label: 'Berkas video', text: 'MP4 atau WebM', words: 'film', ask: 'video' },
  { label: 'Suara', text: 'Berkas MP3 atau M4A', words: 'audio rekaman', ask: 'audio' },
  { label: 'Berkas', text: 'Untuk diunduh pembaca', words: 'file unduh pdf', ask: 'file' },
  { label: 'Kode', text: 'Baris program', words: 'code', run: as('codeBlock') },
  { label: 'Rumus', text: 'Matematika dengan LaTeX', words: 'math matematika', ask: 'math' },
  { label: 'Garis pemisah', text: 'Jeda di antara bagian', words: 'rule hr', run: insertNode('rule') },
  { label: 'HTML', text: 'Untuk yang tidak ada di daftar ini', words: 'mentah raw', ask: 'html' },
]

/** The pieces that have these words, those that begin with them first. */
export function findPieces(wanted: string): readonly Piece[] {
  const words = wanted.trim().toLowerCase()
  if (words === '') return pieces
  const begins = ({ label }: Piece) => label.toLowerCase().startsWith(words)
  const has = (piece: Piece) => `${piece.label} ${piece.words ?? ''}`.toLowerCase().includes(words)
  return [...pieces.filter(begins), ...pieces.filter(piece => has(piece) && !begins(piece))]
}
