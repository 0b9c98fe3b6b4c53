import { z } from 'zod'

/** Shapes of what an event keeps as JSON. */
const storedImage = z
  .object({ key: z.string(), width: z.int(), height: z.int(), alt: z.string(), tint: z.string().optional() })
  .nullable()

export const activity = z.object({ name: z.string(), description: z.string(), image: storedImage })

/** price: whole rupiah; null is the whole cost of the event */
export const sponsorTier = z.object({
  name: z.string(),
  slot: z.string(),
  price: z.int().min(0).nullable(),
  benefits: z.array(z.string()),
})

export const agendaItem = z.object({
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime().optional(),
  title: z.string(),
  place: z.string().optional(),
})

export type Activity = z.output<typeof activity>

export type SponsorTier = z.output<typeof sponsorTier>

export type AgendaItem = z.output<typeof agendaItem>
