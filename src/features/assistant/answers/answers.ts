import type { Clock } from '../../../platform/clock.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import { prepare, tellPrepared } from './extractive.ts'
import { admit, type ModelHouse, tellModel } from './model-answers.ts'

export {
  type AnswerSettingsView,
  answerSettingsBody,
  answerSettingsView,
  endpointTest,
} from './answer-settings.contract.ts'
export { readAnswerSettings, saveAnswerSettings } from './answer-settings.ts'
export type { AnswerPart, Question } from './answers.contract.ts'
export { testEndpoint } from './endpoint-test.ts'
export { isOrder } from './quoting.ts'
export { lessonBeside } from './tutor.ts'
export { hasModel, noModel, type WholeHouse, writeWhole } from './whole-answers.ts'

/** What answering borrows of the house. */
export interface AnswersHouse extends ModelHouse {
  clock: Clock
  partsOf: PartsOf
}

/**
 * Answers a question out of what stands on the tenant's site and of what this reader may see: by a model where the tenant
 * has one, else in quotations. All is read in a transaction of its own, which is over before the first part comes: not to
 * be called within one.
 */
export async function* answer(house: AnswersHouse, question: Question): AsyncGenerator<AnswerPart> {
  const { database, clock, partsOf } = house
  const { tenant, signal } = question
  const { prepared, admitted } = await database.withTenant(tenant.id, async tx => {
    const context = { tx, clock, tenant, partsOf }
    const ready = await prepare(context, question)
    return { prepared: ready, admitted: await admit(house, context, question, ready) }
  })
  if (signal?.aborted) return
  if (typeof admitted === 'object') {
    yield* tellModel(house, question, prepared, admitted)
    return
  }
  for (const part of tellPrepared(prepared, admitted)) {
    if (signal?.aborted) return
    yield part
  }
}
