import { appTokenHeader } from './app-token.ts'
import { forgetAppToken } from './forget-app-token.ts'

/**
 * `fetch` for our own calls, with the two headers that specification sections 6 and 7 want on each: the tenant's id,
 * which the page keeps in local storage, and an AppToken made for this request. Neither is a login; who asks is said by
 * the session's cookie, which no script can read. Throws as fetch does.
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const own = await ownHeaders()
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const response = await fetch(path, { ...init, headers })
  if (!own.AppToken || response.status !== 401 || !(await response.clone().text()).includes('AppToken'))
    return response
  forgetAppToken()
  const anew = await appTokenHeader()
  if (!anew) return response
  headers.set('AppToken', anew)
  return fetch(path, { ...init, headers })
}

/** What `ask` sends beside what it is given, for those that send by themselves. */
export async function ownHeaders(): Promise<{ AppToken?: string; lmsId?: string }> {
  const [token, lmsId] = [await appTokenHeader(), keptTenant()]
  return { ...(token ? { AppToken: token } : {}), ...(lmsId ? { lmsId } : {}) }
}

function keptTenant(): string | null {
  try {
    return localStorage.getItem('lmsId')
  } catch {
    return null
  }
}
