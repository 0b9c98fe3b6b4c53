import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Member } from '../../../platform/http/access.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { dayIn } from '../../../shared/days.ts'
import { conflict, unavailable } from '../../../shared/failure.ts'
import { createMask, monthOf, openKey, tokensOf } from '../endpoints/endpoints.ts'
import { countQuestion, reserveTokens, settleTokens } from './answer-settings.store.ts'
import { isModelOn, settingsIn } from './answer-settings.ts'
import type { ModelDeps } from './model-answers.ts'
import { askModel } from './model-endpoint.ts'

export interface WholeDeps extends ModelDeps {
  clock: Clock
}

/** What a model is to write for somebody, who looks at it before it stands anywhere. */
export interface WholeAnswerRequest {
  tenant: TenantContext
  writer: Pick<Member, 'membershipId'>
  /** what it is to do with the text */
  instructions: string
  /** what it is to read: data, with personal data still in it */
  text: string
  /** JPEG, for a model that sees */
  picture?: Uint8Array
  /** tokens of the answer */
  most: number
}

/** what a picture costs at most, in tokens */
const pictureTokens = 1200
const longestMilliseconds = 60_000

export const noModel = () =>
  conflict('Situs ini belum memakai model AI. Pengelola dapat menyambungkannya di Asisten.')

/** Whether this tenant has a model that may be asked. */
export async function hasModel(tx: Tx): Promise<boolean> {
  return isModelOn(await settingsIn(tx))
}

/**
 * All that the tenant's model writes, within the month of the site and the day of the person: the same ceilings as of
 * answers. Personal data goes out as names and comes back as what it was. Holds no transaction while the model writes.
 * Throws, in words that may be shown, where there is no model, a ceiling is reached, or nothing sensible came.
 */
export async function writeWhole(house: WholeDeps, wanted: WholeAnswerRequest): Promise<string> {
  const { database, clock, secrets, config, log } = house
  const { tenant, writer, instructions, text, picture, most } = wanted
  const mask = createMask()
  const content = mask.hide(text)
  const reserved = tokensOf(instructions) + tokensOf(content) + (picture ? pictureTokens : 0) + most
  const month = monthOf(clock, tenant.timeZone)
  const endpoint = await database.withTenant(tenant.id, async tx => {
    const settings = await settingsIn(tx)
    const { baseUrl, model, keySealed, dailyQuestions, monthlyTokens } = settings
    if (!isModelOn(settings)) throw noModel()
    const day = dayIn(clock.now(), tenant.timeZone)
    if (!(await countQuestion(tx, { membershipId: writer.membershipId, day, most: dailyQuestions })))
      throw conflict('Batas pemakaian AI Anda hari ini sudah tercapai. Coba lagi besok.')
    if (!(await reserveTokens(tx, { month, tokens: reserved, ceiling: monthlyTokens })))
      throw conflict('Jatah AI situs ini bulan ini sudah habis.')
    const key = openKey(secrets, tenant.id, keySealed)
    return { baseUrl, model, key, isLocalAllowed: config.LOCAL_MODELS }
  })
  let written = ''
  let tokens: number | undefined
  let isWhole = false
  try {
    const signal = AbortSignal.timeout(longestMilliseconds)
    const messages = [{ role: 'user' as const, content, ...(picture ? { picture } : {}) }]
    for await (const part of askModel(endpoint, { instructions, messages, most, signal })) {
      if (part.type === 'text') written += part.text
      else {
        isWhole = part.isWhole
        tokens = part.tokens
      }
    }
  } catch (error) {
    log.warn({ err: error, tenantId: tenant.id }, 'a model wrote no draft')
  } finally {
    const used = tokens ?? (written === '' ? 0 : reserved - most + tokensOf(written))
    await database
      .withTenant(tenant.id, tx => settleTokens(tx, { month, more: used - reserved }))
      .catch(error => log.warn({ err: error }, 'the use of a model could not be written down'))
  }
  if (!isWhole || written.trim() === '')
    throw unavailable(
      picture
        ? 'Model ini tidak menjawab, atau tidak dapat melihat gambar. Tulis sendiri, atau coba lagi.'
        : 'Layanan AI sedang tidak dapat menjawab. Tulis sendiri, atau coba lagi nanti.',
      30,
    )
  return mask.show(written).trim()
}
