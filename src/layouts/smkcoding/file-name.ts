/** The last part of an address as a file: "/News/kabar-baru" is "kabar-baru.md". */
export function fileNameOf(href: string): string {
  return `${slugOf(href)}.md`
}

export function slugOf(href: string): string {
  return href.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? ''
}
