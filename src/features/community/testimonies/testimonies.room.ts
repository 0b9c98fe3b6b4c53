import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import type { SendingDeps } from '../voices/voices.ts'
import { testimonyForms } from './testimonies.forms.ts'
import { testimoniesListings } from './testimonies.listings.ts'
import { loadTestimonies } from './testimonies.loads.ts'
import { testimoniesTables } from './testimonies.tables.ts'

export const testimoniesRoom = room((house: SendingDeps) => ({
  name: 'testimonies',
  pages: { Testimoni: loadTestimonies(house.secrets) },
  forms: testimonyForms(house),
  listings: testimoniesListings,
  intros: { [routes.Testimoni]: { label: 'Testimoni', place: 272, isForm: true } },
  tables: testimoniesTables(house),
}))
