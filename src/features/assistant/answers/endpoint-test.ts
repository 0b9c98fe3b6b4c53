import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { ForbiddenAddress } from '../../../platform/http/outgoing.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { EndpointTest } from './answer-settings.contract.ts'
import { openKey, settingsIn } from './answer-settings.ts'
import { askModel } from './model-endpoint.ts'

export interface TestHouse {
  config: Pick<Config, 'LOCAL_MODELS'>
  database: Pick<Database, 'withTenant'>
  secrets: Pick<Secrets, 'key'>
}

const testMilliseconds = 20_000

/** Asks the endpoint that is saved for one word. In no transaction: a model takes its time. */
export async function testEndpoint(
  { config, database, secrets }: TestHouse,
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

/** What went wrong in words of who set it up: never what the endpoint said, which may be anything. */
function whyNot(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ForbiddenAddress)
      return 'Alamat ini tidak berada di internet, jadi tidak boleh ditanya dari server ini.'
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 401 || status === 403) return 'Kuncinya ditolak. Periksa kunci API.'
  if (status === 404) return 'Alamat atau nama modelnya tidak ada di layanan itu.'
  if (status === 429) return 'Layanan menolak karena terlalu banyak permintaan atau saldonya habis.'
  if (status >= 500) return 'Layanan itu sedang bermasalah. Coba lagi nanti.'
  return 'Layanan tidak menjawab seperti layanan model. Periksa alamatnya, biasanya berakhir dengan /v1.'
}
