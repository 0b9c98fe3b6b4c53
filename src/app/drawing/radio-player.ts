import type { Radio } from '../../features/core/radio/radio.ts'
import { escapeHtml } from '../../shared/html-text.ts'

/**
 * The radio at the foot of every page, outside what React draws: a key of the layout, without script the browser's own
 * player. The docked one takes over when it begins to play, so that it plays on from page to page.
 */
export function radioMarkup({ url, name }: Radio): string {
  const title = escapeHtml(name)
  return `<aside class="radio" aria-label="Radio"><div class="radio-in"><p class="radio-name">${title}</p><listen-start><audio controls loop preload="none" src="${escapeHtml(url)}" aria-label="${title}" data-player data-radio data-title="${title}" data-href="/"></audio><button class="btn btn-main btn-small" type="button" aria-label="Dengarkan ${title}">Dengarkan</button></listen-start></div></aside>`
}

/** Where its sound comes from, when that is not this site. */
export const radioOrigin = (radio: Radio | undefined): string | undefined =>
  radio && !radio.url.startsWith('/') ? new URL(radio.url).origin : undefined
