const encoder = new TextEncoder()
const skewKey = 'app_token_skew'
/** how long the server lets a token live (specification section 9) */
const lifetime = 23 * 3_600_000

interface Issued {
  token: string
  code: string
}

/** who asks first makes the token, the others of this page wait for it */
let making: Promise<Issued> | undefined

/**
 * The AppToken header of specification section 7: the code, a colon, and the sealed time and token. Undefined when the
 * token call fails, or where the browser cannot seal (a page without https).
 */
export async function appTokenHeader(): Promise<string | undefined> {
  try {
    const { token, code } = kept() ?? (await made())
    const key = await crypto.subtle.importKey(
      'raw',
      await crypto.subtle.digest('SHA-256', encoder.encode(token)),
      'AES-GCM',
      false,
      ['encrypt'],
    )
    const iv = crypto.getRandomValues(new Uint8Array(12))
    // clocks of phones are wrong; the server's was seen when the token was made
    const now = Date.now() + Number(localStorage.getItem(skewKey))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      key,
      encoder.encode(`${now}.${token}`),
    )
    return `${code}:${base64url(iv, new Uint8Array(sealed))}`
  } catch {
    return undefined
  }
}

function kept(): Issued | undefined {
  const cookieOf = (name: string) =>
    new RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]+)`).exec(document.cookie)?.[1]
  const token = cookieOf('app_token')
  const code = cookieOf('app_code')
  // without the skew, which signing out throws away, nobody knows the server's time
  return token && code && localStorage.getItem(skewKey) !== null
    ? { token, code: decodeURIComponent(code) }
    : undefined
}

function made(): Promise<Issued> {
  making ??= generated().finally(() => {
    making = undefined
  })
  return making
}

async function generated(): Promise<Issued> {
  const response = await fetch('/v1/authorizer/token/generate', { method: 'POST' })
  const { data }: { data: Issued & { expiresAt: string } } = await response.json()
  const skew = Date.parse(data.expiresAt) - lifetime - Date.now()
  localStorage.setItem(skewKey, String(Math.round(skew)))
  return data
}

const base64url = (...parts: Uint8Array[]) =>
  btoa(String.fromCharCode(...parts.flatMap(part => [...part])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
