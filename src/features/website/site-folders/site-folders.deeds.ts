import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const siteFoldersDeeds: DeedWords = {
  topics: { site_folder: 'Folder situs' },
  words: {
    'site_folder.exported': 'mengunduh seluruh isi situs',
    'site_folder.imported': 'membawa masuk folder situs',
    'site_folder.categories': 'mengubah kategori tulisan lewat folder situs:',
    'site_folder.redirects': 'mengubah alamat lama lewat folder situs:',
  },
  topicFields: { site_folder: { files: 'Banyaknya berkas' } },
}
