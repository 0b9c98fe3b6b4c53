import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

/** A code of Kemendagri is text: '33', '33.29'. It is no number, and not the code of BPS. */
export const provinceItem = z.object({ id: z.string(), name: z.string() })
export const cityItem = z.object({ id: z.string(), provinceId: z.string(), name: z.string() })

export type Province = z.output<typeof provinceItem>
export type City = z.output<typeof cityItem>

export const provinceList = z.array(provinceItem)
export const cityList = z.array(cityItem)

export const citiesQuery = z.object({
  provinceId: plainText(20).min(1, 'Wajib diisi'),
})

/** A region as other things name it. */
export const regionName = provinceItem.nullable()
export type RegionName = z.output<typeof regionName>
