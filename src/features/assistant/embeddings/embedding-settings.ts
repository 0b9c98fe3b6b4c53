import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CallContext, InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import {
  checkedAddress,
  type EndpointAskDeps,
  type EndpointTest,
  keyViewOf,
  monthOf,
  openKey,
  sealedKey,
  whyNot,
} from '../endpoints/endpoints.ts'
import { countVectors, forgetRefusals, listRefusals, sweepVectors } from '../passages/passages.ts'
import { embed, endpointOf, makerOf } from './embedding-endpoint.ts'
import type { EmbeddingSettingsBody, EmbeddingSettingsView } from './embeddings.contract.ts'
import {
  type EmbeddingSettingsRow,
  findEmbeddingSettings,
  findEmbeddingUse,
  putEmbeddingSettings,
} from './embeddings.store.ts'
import { forgetAbsence } from './question-meaning.ts'

/** told of whenever somebody else makes the vectors */
export const embeddingsTag = 'embeddings'
/** so many refused texts are named */
const namedRefusals = 5

/** What holds until somebody has said something. */
const standardSettings: EmbeddingSettingsRow = {
  baseUrl: '',
  model: '',
  keySealed: null,
  monthlyTokens: 5_000_000,
  version: 0,
  failures: 0,
  problem: '',
}

/** Who makes this tenant's vectors, how far they are, and what they cost this month. */
export async function readEmbeddingSettings(
  { secrets }: Pick<EndpointAskDeps, 'secrets'>,
  { tx, tenant, clock }: InTenant,
): Promise<EmbeddingSettingsView> {
  const { keySealed, failures: _, ...row } = (await findEmbeddingSettings(tx)) ?? standardSettings
  return {
    ...row,
    key: keyViewOf(openKey(secrets, tenant.id, keySealed)),
    used: await findEmbeddingUse(tx, monthOf(clock, tenant.timeZone)),
    ...(await countVectors(tx, makerOf(row))),
    refused: await listRefusals(tx, makerOf(row), namedRefusals),
  }
}

/** Saves all of it. Vectors of another endpoint or model are made anew by the job; until then words alone are looked for. */
export async function saveEmbeddingSettings(
  house: EndpointAskDeps,
  context: CallContext,
  body: EmbeddingSettingsBody,
): Promise<EmbeddingSettingsView> {
  const { config, secrets } = house
  const { tx, tenant, clock } = context
  const before = (await findEmbeddingSettings(tx)) ?? standardSettings
  const baseUrl = checkedAddress(body.baseUrl, config)
  if (baseUrl !== '' && body.model === '') throw invalidField('model', 'Isi nama model')
  if (baseUrl === '' && body.model !== '') throw invalidField('baseUrl', 'Isi alamat layanan embeddings')
  const keySealed = sealedKey(secrets, { tenantId: tenant.id, before, baseUrl, key: body.key })
  const { model, monthlyTokens, version } = body
  const written = { baseUrl, model, keySealed, monthlyTokens, version, at: clock.now() }
  if (!(await putEmbeddingSettings(tx, written))) throw changedMeanwhile('Pengaturan embeddings')
  // what was refused before is tried once more, and every process hears that somebody may be named now
  await forgetRefusals(tx)
  forgetAbsence(house, tenant.id)
  await notifyPurge(tx, tenant.id, [embeddingsTag])
  // the job follows who has an endpoint: what is left of the last one goes at once
  if (baseUrl === '') await sweepVectors(tx, makerOf(written))
  await record(context, {
    action: 'embedding_settings.change',
    object: { type: 'embedding_settings', id: tenant.id, name: 'Pencarian menurut makna' },
    // whether the key changed, never what it is
    before: { model: before.model, baseUrl: before.baseUrl },
    after: { model, baseUrl, newKey: body.key !== '' },
  })
  return readEmbeddingSettings({ secrets }, context)
}

const testMilliseconds = 20_000

/** Has the endpoint that is saved make one vector. In no transaction: it takes its time. */
export async function testEmbeddings(
  house: EndpointAskDeps & { database: Pick<Database, 'withTenant'> },
  { tenant }: Pick<OpenContext, 'tenant'>,
): Promise<EndpointTest> {
  const settings = await house.database.withTenant(tenant.id, findEmbeddingSettings)
  const endpoint = endpointOf(house, tenant.id, settings)
  if (!endpoint) return { isFine: false, words: 'Belum ada layanan embeddings yang tersimpan.' }
  try {
    const signal = AbortSignal.timeout(testMilliseconds)
    const { vectors } = await embed(endpoint, { texts: ['siap'], retries: 0, signal })
    return {
      isFine: true,
      words: `Sambungan berhasil. Setiap teks menjadi ${vectors[0]?.length ?? 0} angka.`,
    }
  } catch (error) {
    return { isFine: false, words: whyNot(error) }
  }
}
