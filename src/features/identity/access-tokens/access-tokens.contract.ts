import { z } from 'zod'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { pageNumber, positiveId } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { lifetimes, scopes, tokenStates } from './token-scopes.rules.ts'

const scope = z.enum(
  scopes.map(({ value }) => value),
  'Izin tidak dikenal',
)

export const newToken = z.strictObject({
  name: lineOf(limits.fullName, 3),
  scopes: z
    .array(scope)
    .max(30, 'Maksimal 30 izin')
    .transform(given => [...new Set(given)])
    .refine(given => given.length > 0, 'Pilih minimal satu izin'),
  days: z.coerce
    .number('Pilih masa berlaku')
    .refine(days => Object.hasOwn(lifetimes, days), 'Pilih masa berlaku'),
  isShared: z.boolean('Pilih ya atau tidak').default(false),
})
export type NewToken = z.output<typeof newToken>

export const tokenParameter = z.object({ tokenId: positiveId })

export const tokenItem = z.object({
  id: z.int(),
  name: z.string(),
  /** the last letters, to know it again by */
  hint: z.string(),
  scopes: z.array(z.string()),
  /** of the site, and not of the person alone */
  isShared: z.boolean(),
  owner: z.string(),
  isOwn: z.boolean(),
  state: z.enum(keysOf(tokenStates)),
  createdText: z.string(),
  endsText: z.string(),
  usedText: z.string(),
})
export type TokenItem = z.output<typeof tokenItem>
export const tokenList = z.object({ items: z.array(tokenItem) })
/** the token itself, which is shown this once */
export const madeToken = tokenItem.extend({ token: z.string() })
export type MadeToken = z.output<typeof madeToken>
export const gone = z.object({ id: z.int() })

export const tokenQuery = z.object({ page: pageNumber }).transform(({ page }) => ({ page, pageSize: 50 }))
export type TokenQuery = z.output<typeof tokenQuery>

export interface TokensPage {
  list: OfficeListData<TokenItem>
  /** what whoever looks may let a token do */
  scopes: { value: string; label: string }[]
  /** whoever runs the site makes tokens of the site too */
  canShare: boolean
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'access-tokens.list': TokensPage
  }
}
