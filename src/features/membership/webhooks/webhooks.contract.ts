import { z } from 'zod'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, pageNumber, plainText, positiveId } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { deliveryStates, mostEndpoints, stops } from './webhooks.rules.ts'

const url = plainText(limits.address)
  .transform(text => text.trim())
  .pipe(
    z
      .string()
      .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
      .refine(
        text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'Tuliskan alamat lengkap, seperti https://contoh.id/webhook',
      ),
  )

export const writtenEndpoint = z.strictObject({
  name: lineOf(limits.fullName, 3),
  url,
  events: z
    .array(plainText(60))
    .max(50, 'Maksimal 50 kejadian')
    .transform(events => [...new Set(events)])
    .refine(events => events.length > 0, 'Pilih minimal satu kejadian'),
})
export type WrittenEndpoint = z.output<typeof writtenEndpoint>

export const endpointState = z.strictObject({ isOn: z.boolean('Pilih nyala atau mati') })
export const endpointParameter = z.object({ id: positiveId })
export const deliveryParameter = z.object({ deliveryId: positiveId })

export const endpointItem = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  /** why it is told nothing; null: it is told */
  stopped: z.enum(keysOf(stops)).nullable(),
  /** nothing has arrived since, in words; empty while all is well */
  failingText: z.string(),
  /** until when the secret before still signs, in words; empty where there is none */
  oldSecretText: z.string(),
  lastTryText: z.string(),
  createdText: z.string(),
})
export type EndpointItem = z.output<typeof endpointItem>
export const endpointList = z.object({ items: z.array(endpointItem) })
/** the secret is shown this once */
export const shownSecret = endpointItem.extend({ secret: z.string() })
export type ShownSecret = z.output<typeof shownSecret>
export const endpointQuery = z
  .object({ page: pageNumber })
  .transform(({ page }) => ({ page, pageSize: mostEndpoints }))
export type EndpointQuery = z.output<typeof endpointQuery>

export const deliveryQuery = officeQuery(20, {
  state: z.enum(keysOf(deliveryStates), 'Status tidak dikenal').optional(),
  endpoint: positiveId.optional(),
  event: plainText(60).optional(),
})
export type DeliveryQuery = z.output<typeof deliveryQuery>

export const deliveryItem = z.object({
  id: z.int(),
  endpointId: z.int(),
  endpoint: z.string(),
  event: z.string(),
  eventText: z.string(),
  messageId: z.string(),
  /** a person sent it again, or to try it */
  isResent: z.boolean(),
  state: z.enum(keysOf(deliveryStates)),
  tries: z.int(),
  /** the last answer's status, or why there was none; empty before the first try */
  answerText: z.string(),
  nextText: z.string(),
  atText: z.string(),
})
export type DeliveryItem = z.output<typeof deliveryItem>

export const attemptItem = z.object({
  n: z.int(),
  atText: z.string(),
  milliseconds: z.int(),
  status: z.int().nullable(),
  problem: z.string(),
  answer: z.string(),
})
export const deliveryDetail = deliveryItem.extend({
  /** the bytes that were signed */
  payload: z.string(),
  attempts: z.array(attemptItem),
})
export type DeliveryDetail = z.output<typeof deliveryDetail>

export interface EventChoice {
  type: string
  label: string
  sample: string
}

export interface EndpointsPage {
  list: OfficeListData<EndpointItem>
  events: EventChoice[]
  isFull: boolean
}

export interface DeliveriesPage {
  list: OfficeListData<DeliveryItem>
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'webhooks.endpoints': EndpointsPage
    'webhooks.deliveries': DeliveriesPage
  }
}
