/**
 * The analytics that whoever runs Sanggar has configured for this layout (specification section 9), and nothing where
 * the visitor's browser asks not to be tracked. Measuring only: no advertising, no signals for it.
 */
export function measure(id: string): void {
  if (wantsNone()) return
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  // Google's script reads the arguments object itself, not an array
  function tell(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  tell('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  tell('js', new Date())
  tell('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Global Privacy Control, or the older Do Not Track. */
function wantsNone(): boolean {
  const signals: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1'
}
