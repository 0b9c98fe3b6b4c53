/** Specification section 4: what another version kept in this browser is thrown away, with the two cookies of the app token. */
export function forgetOldVersion(): void {
  const version = document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content
  try {
    const known = localStorage.getItem('appVersion')
    if (!version || known === version) return
    if (known) {
      localStorage.clear()
      for (const name of ['app_token', 'app_code', '__Host-app_token', '__Host-app_code']) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
        document.cookie = `${name}=; path=/; max-age=0${name[0] === '_' ? '; secure' : ''}`
      }
    }
    localStorage.setItem('appVersion', version)
  } catch {
    // a browser that keeps nothing has nothing old
  }
}
