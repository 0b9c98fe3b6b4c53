import { room } from '../../../platform/room.ts'
import { faqsApi } from './faqs.api.ts'
import { faqsDeeds } from './faqs.deeds.ts'
import { faqPassages } from './faqs.search.ts'
import { faqUndoing } from './faqs.ts'

/** Questions that a site answers itself; they are written at the page of the assistant's care. */
export const faqsRoom = room(() => ({
  name: 'faqs',
  calls: faqsApi,
  passages: [faqPassages],
  deeds: faqsDeeds,
  undoings: [faqUndoing],
}))
