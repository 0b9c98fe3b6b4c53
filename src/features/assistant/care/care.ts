import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { changeValue } from '../../core/site/site.ts'
import * as asked from '../conversations/conversations.ts'
import { type AssistantSetting, assistantOf } from '../conversations/conversations.ts'
import { addFaq, type FaqItem, type WrittenFaq } from '../faqs/faqs.ts'
import type { RatedItem, UnansweredItem } from './care.contract.ts'

/** lines of a list that somebody goes through */
const mostLines = 100

/** What nobody could be told, the most asked first. */
export async function listUnanswered({ tx, tenant }: InTenant): Promise<UnansweredItem[]> {
  const rows = await asked.listUnanswered(tx, mostLines)
  return rows.map(({ id, query, times, lastAt }) => ({
    id,
    query,
    times,
    lastText: momentText(lastAt, tenant.timeZone),
  }))
}

/** What people said of answers, the newest first. */
export async function listFeedback({ tx, tenant }: InTenant): Promise<RatedItem[]> {
  const rows = await asked.listRated(tx, mostLines)
  return rows.map(({ at, ...row }) => ({ ...row, atText: momentText(at, tenant.timeZone) }))
}

/** How much was asked since the month began, by the tenant's clock. */
export async function figuresOfMonth({ tx, tenant, clock }: InTenant) {
  const begun = instantOf(`${dayIn(clock.now(), tenant.timeZone).slice(0, 7)}-01T00:00`, tenant.timeZone)
  const counted = await asked.countSince(tx, begun)
  return [
    { label: 'Percakapan', value: counted?.conversations ?? 0 },
    { label: 'Pertanyaan', value: counted?.questions ?? 0 },
    { label: 'Terjawab', value: counted?.answered ?? 0 },
    { label: 'Dijawab model AI', value: counted?.byModel ?? 0 },
    { label: 'Dinilai membantu', value: counted?.up ?? 0 },
    { label: 'Dinilai kurang', value: counted?.down ?? 0 },
  ]
}

async function getUnanswered({ tx }: Pick<InTenant, 'tx'>, id: number): Promise<string> {
  const found = await asked.findUnanswered(tx, id)
  if (!found) throw notFound('Pertanyaan')
  return found.query
}

/** Answers what could not be answered: from now on it is quoted, and everybody's same question is settled. */
export async function answerUnanswered(
  context: CallContext,
  id: number,
  written: WrittenFaq,
): Promise<FaqItem> {
  await getUnanswered(context, id)
  const faq = await addFaq(context, written)
  await asked.settleSame(context.tx, id, context.clock.now())
  return faq
}

/** Nothing the site would answer. */
export async function dismissUnanswered(context: CallContext, id: number): Promise<{ settled: number }> {
  const name = await getUnanswered(context, id)
  const rows = await asked.settleSame(context.tx, id, context.clock.now())
  await record(context, {
    action: 'assistant.dismissed',
    object: { type: 'assistant', id, name: name.slice(0, 200) },
  })
  return { settled: rows.length }
}

/** Whom it answers and how long that is kept; what is kept already follows. */
export async function changeAssistant(
  context: CallContext,
  value: AssistantSetting,
): Promise<AssistantSetting> {
  const before = assistantOf(context.tenant)
  await changeValue(context, 'assistant', { value })
  if (before.retentionDays !== value.retentionDays) await asked.reckonExpiry(context.tx, value.retentionDays)
  return value
}
