import { z } from 'zod'
import type { TenantContext } from '../../../platform/http/endpoint.ts'

/** Value `writing`: how posts come to be published here. */
export const writingSetting = z.strictObject({
  /** writers publish what they wrote themselves; else it goes through review */
  writersPublish: z
    .boolean()
    .default(false)
    .meta({ label: 'Penulis boleh menerbitkan sendiri tanpa tinjauan' }),
})

export const writersPublish = ({ values }: Partial<Pick<TenantContext, 'values'>>): boolean =>
  writingSetting.safeParse(values?.writing).data?.writersPublish ?? false
