import { forgetAppToken } from '../ui/calls/forget-app-token.ts'

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

/**
 * What the page keeps in this browser: the version, and the tenant's id for the header of its calls (specification
 * section 6). What another version kept is thrown away, with the two cookies of the app token (section 4).
 */
export function keepVersionAndTenant(): void {
  const version = metaOf('app-version')
  const tenant = metaOf('lms-id')
  try {
    const known = localStorage.getItem('appVersion')
    if (version && known !== version) {
      if (known) {
        const { scheme } = localStorage
        localStorage.clear()
        // how the site is seen is the visitor's choice, not ours
        if (scheme) localStorage.scheme = scheme
        forgetAppToken()
      }
      localStorage.setItem('appVersion', version)
    }
    if (tenant) localStorage.setItem('lmsId', tenant)
  } catch {
    // a browser that keeps nothing has nothing old
  }
}
