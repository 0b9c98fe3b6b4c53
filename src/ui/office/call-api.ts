import type { FieldError } from '../../shared/envelope.ts'
import { ask } from '../calls/ask.ts'

export interface Done<Data> {
  ok: true
  data: Data
  message: string
}

export interface Refused {
  ok: false
  /** 0: nobody answered */
  status: number
  message: string
  errors: FieldError[]
  /** what a conflict is between */
  data?: unknown
}

export type ApiResult<Data> = Done<Data> | Refused

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Asks one of our own calls. Never throws: a refusal is an answer too, with words that may be shown as they are.
 * A body is sent as JSON, a file or a form as what it is.
 */
export async function callApi<Data>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  /** by which the same request again is known, where it must not be done twice */
  key?: string,
): Promise<ApiResult<Data>> {
  try {
    const response = await ask(path, {
      method,
      credentials: 'same-origin',
      headers: { ...headersFor(method, body), ...(key ? { 'idempotency-key': key } : {}) },
      ...(signal ? { signal } : {}),
      ...(method === 'GET' ? {} : { body: isRaw(body) ? body : JSON.stringify(body ?? {}) }),
    })
    return await resultOf<Data>(response)
  } catch {
    const message = 'Tidak ada koneksi internet. Periksa jaringan Anda, lalu coba lagi.'
    return { ok: false, status: 0, message, errors: [] }
  }
}

const isRaw = (body: unknown): body is Blob | FormData => body instanceof Blob || body instanceof FormData

function headersFor(method: Method, body: unknown): Record<string, string> {
  const type = body instanceof Blob ? body.type.split(';', 1)[0] || 'text/csv' : 'application/json'
  return {
    accept: 'application/json',
    // the browser says itself where the parts of a form end
    ...(method === 'GET' || body instanceof FormData ? {} : { 'content-type': type }),
  }
}

interface Envelope<Data> {
  status?: boolean
  message?: string
  data: Data
  errors?: FieldError[]
}

async function resultOf<Data>(response: Response): Promise<ApiResult<Data>> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) return { ok: false, status: response.status, message: wordsFor(response.status), errors: [] }
  const envelope: Envelope<Data> = await response.json()
  if (response.ok) return { ok: true, data: envelope.data, message: envelope.message ?? '' }
  return {
    ok: false,
    status: response.status,
    message: envelope.message ?? wordsFor(response.status),
    errors: envelope.errors ?? [],
    data: envelope.data,
  }
}

const wordsFor = (status: number) =>
  status === 413
    ? 'Berkas terlalu besar.'
    : status >= 500
      ? 'Server sedang bermasalah. Isian Anda tidak hilang, coba lagi sebentar.'
      : 'Permintaan tidak dapat diproses.'
