/**
 * Fonts are asked for once the page has been seen in their stand-ins: neither the text nor the first picture waits for
 * them, on no line. Without script the document asks itself.
 */
export function loadFontsAfterPaint(): void {
  const address = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts
  if (!address) return
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  })
  observer.observe({ type: 'paint', buffered: true })
}
