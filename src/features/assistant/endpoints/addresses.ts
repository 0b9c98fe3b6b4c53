import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { assertOutgoing, ForbiddenAddress } from '../../../platform/http/outgoing.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { invalidField } from '../../../shared/failure.ts'

export interface EndpointAskDeps {
  config: Pick<Config, 'LOCAL_MODELS'>
  secrets: Pick<Secrets, 'key'>
}

const keyLabel = 'assistant keys'
const bound = (tenantId: number) => `assistant key of ${tenantId}`

/** printable and without spaces; empty: the one that is there stays */
export const typedKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{0,400}$/, 'Salin kuncinya persis seperti di dasbor penyedia')
  .default('')

/** Empty where there is none, or where the master key is another by now. */
export const openKey = (
  secrets: Pick<Secrets, 'key'>,
  tenantId: number,
  sealed: string | null | undefined,
): string => (sealed ? (unseal(secrets.key(keyLabel), sealed, bound(tenantId)) ?? '') : '')

interface Typed {
  tenantId: number
  before: { baseUrl: string; keySealed: string | null }
  baseUrl: string
  /** empty: the one that is there stays, unless another endpoint is named: then it is gone, and told nobody */
  key: string
}

/** The key as it is written down. */
export function sealedKey(
  secrets: Pick<Secrets, 'key'>,
  { tenantId, before, baseUrl, key }: Typed,
): string | null {
  if (key !== '') return seal(secrets.key(keyLabel), key, bound(tenantId))
  return originOf(before.baseUrl) === originOf(baseUrl) ? before.keySealed : null
}

/** What is told of a key: whether there is one, and its last four characters. */
export const keyViewOf = (key: string) => ({ isThere: key !== '', end: key.length > 8 ? key.slice(-4) : '' })

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** An address that may be asked, as it is written down; empty stays empty. Throws with the field. */
export function checkedAddress(typed: string, { LOCAL_MODELS }: Pick<Config, 'LOCAL_MODELS'>): string {
  if (typed === '') return ''
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

export const endpointTest = z.object({ isFine: z.boolean(), words: z.string() })
export type EndpointTest = z.output<typeof endpointTest>

/** What went wrong in words of who set it up: never what the endpoint said, which may be anything. */
export function whyNot(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ForbiddenAddress)
      return 'Alamat ini tidak berada di internet, jadi tidak boleh ditanya dari server ini.'
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 401 || status === 403) return 'Kuncinya ditolak. Periksa kunci API.'
  if (status === 404) return 'Alamat atau nama modelnya tidak ada di layanan itu.'
  if (status === 429) return 'Layanan menolak karena terlalu banyak permintaan atau saldonya habis.'
  if (status >= 500) return 'Layanan itu sedang bermasalah. Coba lagi nanti.'
  return 'Layanan tidak menjawab seperti yang diharapkan. Periksa alamatnya, biasanya berakhir dengan /v1.'
}
