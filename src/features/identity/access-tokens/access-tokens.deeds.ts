import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const accessTokensDeeds: DeedWords = {
  topics: { access_token: 'Token akses' },
  words: {
    'access_token.created': 'membuat token akses',
    'access_token.revoked': 'mencabut token akses',
    'access_token.taken': 'mengambil alih token akses',
  },
  fields: { scopes: 'Izin' },
}
