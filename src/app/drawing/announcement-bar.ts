import { escapeHtml } from '../../shared/html-text.ts'
import type { Announcement } from '../../shared/who.ts'

/** What the site announces, above all that React draws: it stays while pages change, in whatever layout. */
export function announcementMarkup({ text, label, href }: Announcement): string {
  const link = href === '' ? '' : ` <a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  return `<aside class="announcement" aria-label="Pengumuman"><p>${escapeHtml(text)}${link}</p></aside>`
}
