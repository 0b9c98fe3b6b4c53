import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const instalmentsDeeds: DeedWords = { fields: { instalments: 'cicilan' } }
