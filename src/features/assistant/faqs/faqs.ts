import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { type FaqItem, mostFaqs, type WrittenFaq } from './faqs.contract.ts'
import * as store from './faqs.store.ts'

export type { FaqItem, WrittenFaq } from './faqs.contract.ts'
export { faqItem, writtenFaq } from './faqs.contract.ts'
export { faqAnchor, faqsTag } from './faqs.search.ts'

type DeedContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'viewer' | 'request'>

/** What the office has answered itself, the last written first. */
export const listFaqs = ({ tx }: Pick<InTenant, 'tx'>, limit?: number): Promise<FaqItem[]> =>
  store.listRows(tx, limit)

const objectOf = ({ id, question }: { id: number; question: string }) => ({
  type: 'faq',
  id,
  name: question,
})

const tooMany = () => conflict(`Paling banyak ${mostFaqs} pertanyaan. Hapus yang tidak dipakai lagi.`)

/** Quoted from now on: passages are made of it behind the purge. */
export async function addFaq(context: DeedContext, written: WrittenFaq): Promise<FaqItem> {
  const { tx, clock, tenant } = context
  if ((await store.countRows(tx)) >= mostFaqs) throw tooMany()
  const id = await store.insertRow(tx, written, clock.now())
  await record(context, {
    action: 'faq.created',
    object: objectOf({ id, ...written }),
    after: { ...written },
  })
  await notifyPurge(tx, tenant.id, ['faqs'])
  return { id, ...written }
}

async function getFaq(tx: CallContext['tx'], id: number): Promise<FaqItem> {
  const found = await store.findRow(tx, id)
  if (!found) throw notFound('Pertanyaan')
  return found
}

export async function changeFaq(context: DeedContext, id: number, written: WrittenFaq): Promise<FaqItem> {
  const { tx, clock, tenant } = context
  const { question, answer } = await getFaq(tx, id)
  await store.updateRow(tx, id, written, clock.now())
  await record(context, {
    action: 'faq.changed',
    object: objectOf({ id, ...written }),
    before: { question, answer },
    after: { ...written },
  })
  await notifyPurge(tx, tenant.id, ['faqs'])
  return { id, ...written }
}

/** Answers by which number it is taken back. */
export async function removeFaq(context: DeedContext, id: number): Promise<Removed> {
  const { tx, tenant } = context
  const found = await getFaq(tx, id)
  const { question: name } = found
  const removed = await keepRemoved(context, { kind: 'faq', id, name, from: 'faq_entries' })
  await store.deleteRow(tx, id)
  await record(context, {
    action: 'faq.removed',
    object: objectOf(found),
    before: { question: found.question, answer: found.answer },
  })
  await notifyPurge(tx, tenant.id, ['faqs'])
  return removed
}

export const faqUndoing: Undoing = {
  kind: 'faq',
  access: permissions.manageAssistant,
  async restored({ tx, tenant }) {
    if ((await store.countRows(tx)) > mostFaqs) throw tooMany()
    await notifyPurge(tx, tenant.id, ['faqs'])
    return undefined
  },
}
