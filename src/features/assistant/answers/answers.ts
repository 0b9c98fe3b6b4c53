import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { type AdmittedMeaning, admitMeaning, meaningOf, settleMeaning } from '../embeddings/embeddings.ts'
import type { Meaning } from '../passages/passages.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import { meantBy, type Prepared, prepare, tellPrepared, worthAsking } from './extractive.ts'
import { admit, type ModelDeps, tellModel, type UseSettling } from './model-answers.ts'

export {
  type AnswerSettingsView,
  answerSettingsBody,
  answerSettingsView,
} from './answer-settings.contract.ts'
export { readAnswerSettings, saveAnswerSettings } from './answer-settings.ts'
export type { AnswerPart, Question } from './answers.contract.ts'
export { testEndpoint } from './endpoint-test.ts'
export { isAnsweredHere } from './extractive.ts'
export { createUseSettling } from './model-answers.ts'
export { isOrder } from './quoting.ts'
export { lessonBeside } from './tutor.ts'
export { hasModel, noModel, type WholeDeps, writeWhole } from './whole-answers.ts'

/** What answering borrows of the house. */
export interface AnswersDeps extends ModelDeps {
  clock: Clock
  partsOf: PartsOf
  settleUse: UseSettling
}

/**
 * Answers a question out of what stands on the tenant's site and of what this reader may see: by a model where the tenant
 * has one, else in quotations. All is read in a transaction of its own, which is over before the first part comes, and
 * what may be asked next in another behind it: not to be called within one.
 */
export async function* answer(house: AnswersDeps, question: Question): AsyncGenerator<AnswerPart> {
  const { database } = house
  const { tenant, signal } = question
  const asked = { tenant, text: meantBy(question), signal }
  const first = await database.withTenant(tenant.id, async tx => {
    const meant = asked.text === '' ? undefined : await admitMeaning(house, tx, asked)
    return meant ?? readAll(house, tx, question)
  })
  const { prepared, admitted } = 'prepared' in first ? first : await readMeant(house, question, first, asked)
  if (typeof admitted === 'object') {
    // also where whoever asked has gone: it gives back what was set aside
    yield* tellModel(house, question, prepared, admitted)
    return
  }
  let offered: Set<string> | undefined
  for (const part of tellPrepared(prepared, admitted)) {
    if (signal?.aborted) return
    if (part.type === 'suggestion') {
      offered ??= await readOffered(house, question, prepared)
      if (!offered.has(part.text)) continue
    }
    yield part
  }
}

/** What may be asked next, looked through behind the answer. */
const readOffered = ({ database, clock, partsOf }: AnswersDeps, question: Question, prepared: Prepared) =>
  database.withTenant(question.tenant.id, tx =>
    worthAsking({ tx, clock, tenant: question.tenant, partsOf }, question, prepared),
  )

/** The same with what the question means, which is asked for in no transaction. */
async function readMeant(
  house: AnswersDeps,
  question: Question,
  admitted: AdmittedMeaning,
  asked: Parameters<typeof meaningOf>[2],
) {
  const { meaning, more } = await meaningOf(house, admitted, asked)
  return house.database.withTenant(question.tenant.id, async tx => {
    await settleMeaning(tx, admitted, more)
    return readAll(house, tx, question, meaning)
  })
}

/** All that an answer is made of, and whether a model says it. */
async function readAll(house: AnswersDeps, tx: Tx, question: Question, meaning?: Meaning) {
  const { clock, partsOf } = house
  const context = { tx, clock, tenant: question.tenant, partsOf }
  const prepared = await prepare(context, question, meaning)
  return { prepared, admitted: await admit(house, context, question, prepared) }
}
