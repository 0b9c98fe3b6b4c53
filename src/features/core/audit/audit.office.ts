import type { OverviewPart } from '../administration/administration.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { listAudit } from './audit.ts'

const shown = { page: 1, pageSize: 6, from: undefined, to: undefined }

export const auditOverview: OverviewPart = {
  place: 80,
  async deeds(context) {
    if (permissions.readAudit.grants[memberOf(context.viewer).kind] === 'none') return undefined
    const { items } = await listAudit(context, shown)
    return items.map(({ id, actorName, words, objectName, at, atText }) => ({
      id,
      actor: actorName,
      words: objectName === actorName ? words.replace(/:$/, '') : words,
      object: objectName === actorName ? '' : objectName,
      at,
      atText,
    }))
  },
}
