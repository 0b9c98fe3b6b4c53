/** What the client listens for: this page's data is to be asked anew. */
export const reloadEvent = 'sanggar:reload'

/** After a change: asks this address again. What is typed and where one has scrolled to stays. */
export function reloadPage(): void {
  dispatchEvent(new Event(reloadEvent))
}

/** Goes to another page of this site, as a click on a link would. */
export function goTo(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
