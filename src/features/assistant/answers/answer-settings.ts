import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import {
  checkedAddress,
  type EndpointAskDeps,
  keyViewOf,
  monthOf,
  openKey,
  sealedKey,
} from '../endpoints/endpoints.ts'
import type { AnswerSettingsBody, AnswerSettingsView } from './answer-settings.contract.ts'
import {
  type AnswerSettingsRow,
  findAnswerSettings,
  findUse,
  putAnswerSettings,
} from './answer-settings.store.ts'

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
  { secrets }: Pick<EndpointAskDeps, 'secrets'>,
  { tx, tenant, clock }: InTenant,
): Promise<AnswerSettingsView> {
  const { keySealed, ...row } = await settingsIn(tx)
  const key = openKey(secrets, tenant.id, keySealed)
  return {
    ...row,
    key: keyViewOf(key),
    used: await findUse(tx, monthOf(clock, tenant.timeZone)),
  }
}

/** Saves all of it. A key that was left empty stays, unless another endpoint is named: then it is gone, and told nobody. */
export async function saveAnswerSettings(
  { config, secrets }: EndpointAskDeps,
  context: CallContext,
  body: AnswerSettingsBody,
): Promise<AnswerSettingsView> {
  const { tx, tenant, clock } = context
  const before = await settingsIn(tx)
  const baseUrl = checkedAddress(body.baseUrl, config)
  if (body.engine === 'model' && baseUrl === '') throw invalidField('baseUrl', 'Isi alamat layanan model')
  if (body.engine === 'model' && body.model === '') throw invalidField('model', 'Isi nama model')
  const keySealed = sealedKey(secrets, { tenantId: tenant.id, before, baseUrl, key: body.key })
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
