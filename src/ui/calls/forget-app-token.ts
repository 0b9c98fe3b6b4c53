/** Throws the AppToken away: another version is online, or the server takes it no longer. The next call has a new one made. */
export function forgetAppToken(): void {
  for (const name of ['app_token', 'app_code', '__Host-app_token', '__Host-app_code']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=; path=/; max-age=0${name[0] === '_' ? '; secure' : ''}`
  }
}
