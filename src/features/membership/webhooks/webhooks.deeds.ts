import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const webhooksDeeds: DeedWords = {
  topics: { webhook: 'Webhook' },
  words: {
    'webhook.created': 'menambah webhook',
    'webhook.changed': 'mengubah webhook',
    'webhook.started': 'menyalakan webhook',
    'webhook.stopped': 'mematikan webhook',
    'webhook.secret_changed': 'mengganti rahasia webhook',
    'webhook.tested': 'menguji webhook',
    'webhook.resent': 'mengirim ulang pesan webhook',
    'webhook.removed': 'menghapus webhook',
    'webhook.restored': 'mengembalikan webhook yang dihapus:',
  },
  fields: { url: 'Alamat', events: 'Kejadian' },
}
