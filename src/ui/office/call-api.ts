import type { FieldError } from '../../shared/envelope.ts'

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

type AppTokenSource = () => Promise<string | undefined> | string | undefined

let appToken: AppTokenSource | undefined

/** Whoever has the visitor's AppToken says so once; every call carries it from then on. */
export function setAppTokenSource(source: AppTokenSource): void {
  appToken = source
}

/**
 * Asks one of our own calls. Never throws: a refusal is an answer too, with words that may be shown as they are.
 * A body is sent as JSON, a file as what it is.
 */
export async function callApi<Data>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<ApiResult<Data>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: await headersFor(method, body),
      ...(signal ? { signal } : {}),
      ...(method === 'GET' ? {} : { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
    })
    return await resultOf<Data>(response)
  } catch {
    const message = 'Tidak ada koneksi internet. Periksa jaringan Anda, lalu coba lagi.'
    return { ok: false, status: 0, message, errors: [] }
  }
}

async function headersFor(method: Method, body: unknown): Promise<Record<string, string>> {
  const token = await appToken?.()
  const type = body instanceof Blob ? body.type.split(';', 1)[0] || 'text/csv' : 'application/json'
  return {
    accept: 'application/json',
    ...(method === 'GET' ? {} : { 'content-type': type }),
    ...(token ? { AppToken: token } : {}),
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
    ? 'File terlalu besar.'
    : status >= 500
      ? 'Server sedang bermasalah. Isian Anda tidak hilang, coba lagi sebentar.'
      : 'Permintaan tidak dapat diproses.'
