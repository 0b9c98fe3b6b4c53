import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

/** The setting `radio`: a stream that goes on and on, on this site or elsewhere. */
export const radioSetting = z.strictObject({
  url: plainText(500)
    .regex(
      /^(\/(?![/\\])|https:\/\/[^\s/]+\/)\S*$/,
      'Alamat siaran berupa alamat di situs ini atau alamat lengkap (https://…)',
    )
    .meta({ label: 'Alamat siaran', example: 'https://siaran.contoh.id/langsung.mp3' }),
  name: plainText(80).trim().min(1, 'Wajib diisi').meta({ label: 'Nama siaran' }),
})

export type Radio = z.output<typeof radioSetting>

/** The only layouts that have one (specification section 9), by the setting's own word: whoever draws them. */
const layouts: readonly string[] = ['bharabas', 'dev.bharabas']

/** What plays on this tenant's site; nothing elsewhere. */
export function radioOf(tenant: { layout: string; values: Record<string, unknown> }): Radio | undefined {
  if (!layouts.includes(tenant.layout)) return undefined
  return radioSetting.safeParse(tenant.values.radio).data
}
