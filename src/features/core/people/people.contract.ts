import { z } from 'zod'
import { plainText, searchText } from '../../../platform/http/query.ts'

/** A public face of the tenant: author, teacher, mentor. */
export interface Person {
  slug: string
  name: string
  title: string
  bio: string
  photo: { key: string; url: string; width: number; height: number; alt: string } | null
}

const keys = ['slug', 'id'] as const

/** Where a field of a form asks for people while one types; `by`: what is stored of one. */
export const peopleSearch = (by: (typeof keys)[number]) => `/v1/public-profiles/choices?by=${by}`

export const choicesQuery = z.strictObject({
  by: z.enum(keys, 'Pilih slug atau id').default('slug'),
  search: searchText.default(''),
  /** those that are chosen already, "sri-wahyuni,budi": they are answered instead of what is searched */
  names: plainText(20_000)
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(plainText(191)).max(100, 'Maksimal 100 orang'))
    .default([]),
})
export type ChoicesQuery = z.output<typeof choicesQuery>

/** text: what they are, to tell two of one name apart */
export const choice = z.object({ value: z.string(), label: z.string(), text: z.string() })
export type PersonChoice = z.infer<typeof choice>
export const choices = z.array(choice)
