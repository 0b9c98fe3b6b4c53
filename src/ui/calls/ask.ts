import { appTokenHeader } from './app-token.ts'
import { forgetAppToken } from './forget-app-token.ts'

/**
 * `fetch` for our own calls, with the two headers that specification sections 6 and 7 want on each: the tenant's id,
 * which the page keeps in local storage, and an AppToken made for this request. Neither is a login; who asks is said by
 * the session's cookie, which no script can read. Throws as fetch does.
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const [token, lmsId] = [await appTokenHeader(), keptTenant()]
  const headers = new Headers(init.headers)
  if (lmsId) headers.set('lmsId', lmsId)
  if (!token) return fetch(path, { ...init, headers })
  headers.set('AppToken', token)
  const response = await fetch(path, { ...init, headers })
  if (response.status !== 401 || !(await response.clone().text()).includes('AppToken')) return response
  forgetAppToken()
  const anew = await appTokenHeader()
  if (!anew) return response
  headers.set('AppToken', anew)
  return fetch(path, { ...init, headers })
}

function keptTenant(): string | null {
  try {
    return localStorage.getItem('lmsId')
  } catch {
    return null
  }
}
