import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { gathered } from '../../../platform/gathered.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { dayIn } from '../../../shared/days.ts'
import { createMask, createUnmasking, monthOf, openKey, tokensOf } from '../endpoints/endpoints.ts'
import { countQuestion, reserveTokens, settleTokens, type Used } from './answer-settings.store.ts'
import { isModelOn, settingsIn } from './answer-settings.ts'
import type { AnswerPart, Question } from './answers.contract.ts'
import { refusalText } from './composing.ts'
import { type Prepared, rounded, sourcesOf, tellPrepared } from './extractive.ts'
import { askModel, type ModelEndpoint, type Prompt } from './model-endpoint.ts'
import { namedSources, promptFor, sizeOf } from './prompts.ts'

/** What asking a model borrows of the house. */
export interface ModelDeps {
  config: Pick<Config, 'LOCAL_MODELS'>
  database: Pick<Database, 'withTenant'>
  secrets: Pick<Secrets, 'key'>
  log: Pick<Log, 'warn'>
}

/** Writes down what models were really used for: what ends in the same moment in one transaction. */
export const createUseSettling = ({ database }: Pick<ModelDeps, 'database'>) =>
  gathered<Used>((tenantId, used) => {
    const months = Map.groupBy(used, ({ month }) => month)
    return database.withTenant(tenantId, async tx => {
      for (const [month, ofMonth] of months)
        await settleTokens(tx, { month, more: ofMonth.reduce((sum, { more }) => sum + more, 0) })
    })
  })

export type UseSettling = ReturnType<typeof createUseSettling>

/** A question that a model may be asked, with what was set aside for it. */
export interface Admitted {
  endpoint: ModelEndpoint
  prompt: Prompt
  mask: ReturnType<typeof createMask>
  month: string
  reserved: number
}

const mostTokens = 900

const limitWords = {
  day: 'Batas jawaban AI Anda hari ini sudah tercapai. Ini kutipan dari materi:',
  month: 'Jatah jawaban AI situs ini bulan ini sudah habis. Ini kutipan dari materi:',
} as const

/**
 * Whether a model is asked at all, within the transaction that looked for the passages: where the tenant has one, something
 * was found to answer out of, no graded quiz runs, and neither the person's day nor the site's month is used up. Words
 * instead where a limit is reached.
 */
export async function admit(
  house: ModelDeps,
  context: InTenant,
  question: Question,
  prepared: Prepared,
): Promise<Admitted | string | undefined> {
  const { tx, tenant, clock } = context
  const { own, isInExam, retrieved, composed } = prepared
  if (own || isInExam || !(composed.isAnswered || composed.isNear)) return undefined
  if (retrieved.found.length === 0) return undefined
  const settings = await settingsIn(tx)
  const { reader } = question
  if (!isModelOn(settings) || !(reader || settings.forVisitors)) return undefined
  const mask = createMask()
  const prompt = promptFor(question, prepared, mask)
  const reserved = sizeOf(prompt) + mostTokens
  const month = monthOf(clock, tenant.timeZone)
  if (reader) {
    const { membershipId } = reader
    const day = dayIn(clock.now(), tenant.timeZone)
    if (!(await countQuestion(tx, { membershipId, day, most: settings.dailyQuestions })))
      return limitWords.day
  }
  if (!(await reserveTokens(tx, { month, tokens: reserved, ceiling: settings.monthlyTokens })))
    return limitWords.month
  const { baseUrl, model, keySealed } = settings
  const key = openKey(house.secrets, tenant.id, keySealed)
  const endpoint = { baseUrl, model, key, isLocalAllowed: house.config.LOCAL_MODELS }
  return { endpoint, prompt, mask, month, reserved }
}

const failedWords = 'Layanan AI sedang tidak dapat menjawab. Ini kutipan dari materi:'
const cutWords = 'Jawaban AI terputus. Ini kutipan dari materi:'

/** What a model says, told as it comes. Where it fails the quotations are told, with a word that says so. */
export async function* tellModel(
  house: ModelDeps & { settleUse: UseSettling },
  question: Question,
  prepared: Prepared,
  admitted: Admitted,
): AsyncGenerator<AnswerPart> {
  const { endpoint, prompt, mask, reserved, month } = admitted
  const { tenant, signal } = question
  const unmasking = createUnmasking(mask)
  let text = ''
  let tokens: number | undefined
  let isWhole = false
  try {
    for await (const part of askModel(endpoint, { ...prompt, most: mostTokens, signal })) {
      if (part.type === 'end') {
        isWhole = part.isWhole
        tokens = part.tokens
        continue
      }
      const shown = unmasking.take(part.text)
      text += shown
      if (shown !== '') yield { type: 'text', text: shown }
    }
  } catch (error) {
    if (!signal?.aborted) house.log.warn({ err: error, tenantId: tenant.id }, 'a model did not answer')
  } finally {
    // whatever became of it, and also where whoever asked has gone meanwhile
    const used = tokens ?? (text === '' ? 0 : reserved - mostTokens + tokensOf(text))
    const more = used - reserved
    await house
      .settleUse(tenant.id, { month, more })
      .catch(error => house.log.warn({ err: error }, 'the use of a model could not be written down'))
  }
  if (signal?.aborted) return
  const rest = unmasking.rest()
  if (rest !== '') yield { type: 'text', text: rest }
  text += rest
  if (!isWhole || text.trim() === '') {
    if (text !== '') yield { type: 'text', text: '\n\n' }
    yield* tellPrepared(prepared, text.trim() === '' ? failedWords : cutWords)
    return
  }
  const isAnswered = !text.includes(refusalText)
  const { composed, retrieved } = prepared
  if (composed.card && !isAnswered) yield composed.card
  yield* sourcesOf({ sources: namedSources(text, retrieved.found) })
  for (const suggestion of composed.suggestions) yield { type: 'suggestion', text: suggestion }
  const confidence = isAnswered ? rounded(composed.confidence) : 0
  yield { type: 'done', engine: 'model', answered: isAnswered, confidence }
}
