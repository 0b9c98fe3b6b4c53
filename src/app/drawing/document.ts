import { frameSources } from '../../shared/embeds.ts'
import type { Holed } from '../../shared/holes.ts'
import { escapeHtml } from '../../shared/html-text.ts'
import type { Frame } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'
import { hashSource } from './hash-source.ts'
import { dataParts, jsonOfData, jsonWith, keptJson, type Part } from './parts.ts'
import { pressScriptSource, pressScriptTag } from './press-script.ts'
import { schemeScriptSource, schemeScriptTag } from './scheme-script.ts'

interface DocumentParts {
  layout: string
  frame: Frame
  /** tags of the head, made by `head.ts` and `json-ld.ts` */
  head: string
  jsonLd: string
  /** in the head, each allowed by its hash: the theme, and the rules that this page uses */
  styles: readonly Part[]
  /** waited for before anything is drawn */
  stylesheets: readonly string[]
  /** at the foot of the page: what it is drawn with stands in `styles` */
  lateStylesheets: readonly string[]
  /** the stylesheet that names the fonts, asked for after the first paint; undefined: it stands among the others */
  lateFonts: string | undefined
  script: string
  /** what the script begins with, asked for beside it */
  scriptNeeds: readonly string[]
  development: string
  /** link tags of pictures that are wanted first */
  preloads: string
  /** markup above the page that stays while pages change: what is announced */
  above: string
  /** markup of the page */
  body: readonly Part[]
  /** markup that stays while pages change: the radio */
  beside: string
  /** what the browser needs to take over */
  payload: { site: Site; data?: unknown; [name: string]: unknown }
  /** its `data` with the cards taken out, where that was done already */
  holed: Holed | undefined
  /** the data holds texts named ...Html */
  hasHtml: boolean
}

/** The one HTML document of the product. One script stands in it, the same everywhere; data travels as JSON, so one fixed CSP holds for all. */
export function documentParts(parts: DocumentParts): Part[] {
  return [
    `<!doctype html>
<html lang="id" data-layout="${escapeHtml(parts.layout)}"${parts.frame === 'site' ? '' : ` data-frame="${parts.frame}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${parts.frame === 'account' ? '' : schemeScriptTag}${parts.frame === 'office' ? pressScriptTag : ''}${parts.head}${parts.preloads}`,
    ...parts.styles.flatMap(css => ['<style>', css, '</style>']),
    `${parts.stylesheets.map(url => stylesheetTag(url)).join('')}${parts.development}${parts.scriptNeeds.map(url => `<link rel="modulepreload" href="${url}" fetchpriority="low">`).join('')}<script type="module" src="${parts.script}" fetchpriority="low"${parts.lateFonts ? ` data-fonts="${parts.lateFonts}"` : ''}></script>${parts.jsonLd}</head><body>${parts.above}<div id="root">`,
    ...parts.body,
    `</div>${parts.beside}`,
    ...pageData(parts),
    `${parts.lateStylesheets.map(url => stylesheetTag(url)).join('')}${parts.lateFonts ? `<noscript>${stylesheetTag(parts.lateFonts)}</noscript>` : ''}</body></html>`,
  ]
}

const stylesheetTag = (url: string) => `<link rel="stylesheet" href="${url}">`

/** Account pages are forms without React: what they show, codes among it, stands in the document once. */
const pageData = (parts: DocumentParts): Part[] =>
  parts.frame === 'account'
    ? []
    : ['<script type="application/json" id="page-data">', ...payloadParts(parts), '</script>']

/**
 * The page's data for the browser. Texts named ...Html stand in the document already; the browser keeps them and does
 * not need them twice. Only pages that are text have any, so lists are spared the walk through their data.
 */
function payloadParts({ payload, holed, hasHtml }: DocumentParts): Part[] {
  const { data, site, ...others } = payload
  const text = `${jsonWith(others, { site: keptJson(site) }).slice(0, -1)},"data":`
  if (!hasHtml && holed) return [text, ...dataParts(holed), '}']
  return [`${text}${jsonOfData(data, hasHtml ? withoutHtml : undefined)}}`]
}

/** A blank stands for a text: a page may ask whether there is one, and is drawn in the browser as it was here. */
const withoutHtml = (key: string, value: unknown) =>
  key.endsWith('Html') && typeof value === 'string' && value !== '' ? ' ' : value

interface PolicyParts {
  themeCss: string
  filesOrigin: string
  /** signing out and verifying an address end there, and browsers ask about every step of the way */
  accountsOrigin: string
  /** where the radio's sound comes from, if not from us */
  radioOrigin: string | undefined
  /** what analytics need, by directive; nothing where there are none */
  analytics: Readonly<Record<string, string>>
  isDevelopment: boolean
}

/** One policy for all pages of a tenant: scripts only from us, one of them and the theme's style by their hash, nothing inline else. */
export function contentSecurityPolicy({
  themeCss,
  filesOrigin,
  accountsOrigin,
  radioOrigin,
  analytics,
  isDevelopment,
}: PolicyParts): string {
  const withAnalytics = (directive: string) => {
    const more = analytics[directive.split(' ', 1)[0] ?? '']
    return more ? `${directive} ${more}` : directive
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${schemeScriptSource} ${pressScriptSource}`,
    // Vite puts styles in by script while developing
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${hashSource(themeCss)}`,
    `img-src 'self' data: ${filesOrigin}`,
    // episodes of podcasts lie wherever their makers host them; nothing of it is asked for before somebody plays it
    `media-src 'self' ${filesOrigin}${radioOrigin ? ` ${radioOrigin}` : ''} https:`,
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${accountsOrigin}`,
    `frame-src ${frameSources.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .map(withAnalytics)
    .join('; ')
}
