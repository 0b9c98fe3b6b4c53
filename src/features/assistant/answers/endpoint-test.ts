import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { type EndpointTest, openKey, whyNot } from '../endpoints/endpoints.ts'
import { settingsIn } from './answer-settings.ts'
import { askModel } from './model-endpoint.ts'

export interface EndpointTestDeps {
  config: Pick<Config, 'LOCAL_MODELS'>
  database: Pick<Database, 'withTenant'>
  secrets: Pick<Secrets, 'key'>
}

const testMilliseconds = 20_000

/** Asks the endpoint that is saved for one word. In no transaction: a model takes its time. */
export async function testEndpoint(
  { config, database, secrets }: EndpointTestDeps,
  { tenant }: Pick<OpenContext, 'tenant'>,
): Promise<EndpointTest> {
  const settings = await database.withTenant(tenant.id, settingsIn)
  const { baseUrl, model, keySealed } = settings
  if (baseUrl === '' || model === '')
    return { isFine: false, words: 'Belum ada layanan model yang tersimpan.' }
  const key = openKey(secrets, tenant.id, keySealed)
  const endpoint = { baseUrl, model, key, isLocalAllowed: config.LOCAL_MODELS }
  let text = ''
  try {
    const asking = {
      instructions: 'Jawab dengan satu kata.',
      messages: [{ role: 'user' as const, content: 'Balas dengan kata: siap' }],
      most: 64,
      signal: AbortSignal.timeout(testMilliseconds),
    }
    for await (const part of askModel(endpoint, asking)) if (part.type === 'text') text += part.text
  } catch (error) {
    return { isFine: false, words: whyNot(error) }
  }
  if (text.trim() === '')
    return { isFine: false, words: 'Layanan menjawab, tetapi tanpa kata. Periksa nama modelnya.' }
  return { isFine: true, words: `Sambungan berhasil. Model menjawab: "${text.trim().slice(0, 60)}"` }
}
