import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { assertOutgoing } from '../../../platform/http/outgoing.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { dayIn } from '../../../shared/days.ts'
import { changedMeanwhile, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import type { AnswerSettingsBody, AnswerSettingsView } from './answer-settings.contract.ts'
import {
  type AnswerSettingsRow,
  findAnswerSettings,
  findUse,
  putAnswerSettings,
} from './answer-settings.store.ts'

export interface AnswerSettingsHouse {
  config: Pick<Config, 'LOCAL_MODELS'>
  secrets: Pick<Secrets, 'key'>
}

const keyLabel = 'assistant keys'
const bound = (tenantId: number) => `assistant key of ${tenantId}`

/** Empty where there is none, or where the master key is another by now. */
export const openKey = (
  secrets: Pick<Secrets, 'key'>,
  tenantId: number,
  sealed: string | null | undefined,
): string => (sealed ? (unseal(secrets.key(keyLabel), sealed, bound(tenantId)) ?? '') : '')

export const monthOf = (clock: Clock, timeZone: string): string => dayIn(clock.now(), timeZone).slice(0, 7)

/** What holds until somebody has said something. */
export const standardSettings: AnswerSettingsRow = {
  engine: 'extractive',
  baseUrl: '',
  model: '',
  keySealed: null,
  monthlyTokens: 1_000_000,
  dailyQuestions: 30,
  forVisitors: false,
  version: 0,
}

export const settingsIn = async (tx: Tx): Promise<AnswerSettingsRow> =>
  (await findAnswerSettings(tx)) ?? standardSettings

/** Whether there is a model that may be asked. */
export const isModelOn = ({ engine, baseUrl, model }: AnswerSettingsRow): boolean =>
  engine === 'model' && baseUrl !== '' && model !== ''

/** How this tenant's assistant answers, and what a model was used for this month. */
export async function readAnswerSettings(
  { secrets }: Pick<AnswerSettingsHouse, 'secrets'>,
  { tx, tenant, clock }: InTenant,
): Promise<AnswerSettingsView> {
  const { keySealed, ...row } = await settingsIn(tx)
  const key = openKey(secrets, tenant.id, keySealed)
  return {
    ...row,
    key: { isThere: key !== '', end: key.length > 8 ? key.slice(-4) : '' },
    used: await findUse(tx, monthOf(clock, tenant.timeZone)),
  }
}

/** Saves all of it. A key that was left empty stays, unless another endpoint is named: then it is gone, and told nobody. */
export async function saveAnswerSettings(
  { config, secrets }: AnswerSettingsHouse,
  context: CallContext,
  body: AnswerSettingsBody,
): Promise<AnswerSettingsView> {
  const { tx, tenant, clock } = context
  const before = await settingsIn(tx)
  const baseUrl = body.baseUrl === '' ? '' : checkedAddress(body.baseUrl, config)
  if (body.engine === 'model' && baseUrl === '') throw invalidField('baseUrl', 'Isi alamat layanan model')
  if (body.engine === 'model' && body.model === '') throw invalidField('model', 'Isi nama model')
  const isSame = originOf(before.baseUrl) === originOf(baseUrl)
  const kept = isSame ? before.keySealed : null
  const keySealed = body.key === '' ? kept : seal(secrets.key(keyLabel), body.key, bound(tenant.id))
  const { engine, model, monthlyTokens, dailyQuestions, forVisitors, version } = body
  const written = { engine, baseUrl, model, keySealed, monthlyTokens, dailyQuestions, forVisitors, version }
  if (!(await putAnswerSettings(tx, { ...written, at: clock.now() })))
    throw changedMeanwhile('Pengaturan asisten')
  await record(context, {
    action: 'answer_settings.change',
    object: { type: 'answer_settings', id: tenant.id, name: 'Cara asisten menjawab' },
    // whether the key changed, never what it is
    before: { engine: before.engine, model: before.model, baseUrl: before.baseUrl },
    after: { engine, model, baseUrl, newKey: body.key !== '' },
  })
  return readAnswerSettings({ secrets }, context)
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

function checkedAddress(typed: string, { LOCAL_MODELS }: Pick<Config, 'LOCAL_MODELS'>): string {
  if (!URL.canParse(typed))
    throw invalidField('baseUrl', 'Tulis alamat lengkap, misalnya https://layanan.example/v1')
  const url = new URL(typed)
  try {
    assertOutgoing(url, LOCAL_MODELS)
  } catch {
    throw invalidField(
      'baseUrl',
      'Alamat harus dimulai dengan https:// dan berada di internet, tanpa nama pengguna dan kata sandi',
    )
  }
  url.hash = ''
  url.search = ''
  return url.href.replace(/\/$/, '')
}
