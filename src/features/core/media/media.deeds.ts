import type { DeedWords } from '../audit/audit.ts'

/** What the audit log says of what is done with files. */
export const mediaDeeds: DeedWords = {
  topics: { media: 'Media' },
  words: {
    'media.uploaded': 'mengunggah',
    'media.described': 'memberi keterangan pada',
    'media.cut': 'memotong gambar',
    'media.captioned': 'mengubah takarir',
    'media.replaced': 'mengganti berkas dengan',
    'media.removed': 'menghapus berkas',
    'media.restored': 'mengembalikan berkas yang dihapus:',
  },
}
