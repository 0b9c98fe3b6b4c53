import type { Tenant } from '../../features/core/site/site.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { Config } from '../../platform/config.ts'
import { escapeHtml } from '../../shared/html-text.ts'
import { pictureBase } from '../drawing/site-view.ts'
import type { Theme } from '../drawing/theme.ts'

const words = {
  title: 'Website Sedang Dalam Perbaikan',
  text: 'Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!',
}

const css =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;background:#f8fafc;color:#1e293b;font:1.0625rem/1.6 var(--ft-secondary,system-ui),system-ui,sans-serif}main{padding:2rem;max-width:34rem}img{width:88px;height:88px;border-radius:20px}h1{font-family:var(--ft-primary,inherit);font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.2;margin:1.5rem 0 .75rem;color:var(--ink-primary,#0f172a)}p{margin:0;color:#475569}svg{width:min(15rem,60vw);margin:2.5rem auto 0;color:var(--ink-primary,#2096C4)}hr{width:64px;border:0;border-top:4px solid var(--clr-primary,#2096C4);border-radius:2px;margin:2rem auto 0}@media screen and (prefers-color-scheme:dark){body{background:var(--paper,#15181c);color:var(--text,#d3d9e0)}h1{color:var(--ink-primary,#f2f4f7)}p{color:var(--text-mute,#9ba6b2)}img{background:var(--ink,#f2f4f7)}}'

const plainPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The screen that replaces everything (specification section 2): 503, with the tenant's logo, look and words. */
export function maintenanceAnswer(
  tenant: Tenant,
  theme: Theme,
  config: Config,
  /** markup of its layout's drawing */
  sign: string,
): RenderedResponse {
  const logo = tenant.logoDark
    ? `<img src="${escapeHtml(pictureBase(config, tenant).replace('w_1280', 'w_320'))}${escapeHtml(tenant.logoDark.key)}" alt="${escapeHtml(tenant.title)}" width="88" height="88">`
    : ''
  return screen(theme.css, logo, tenant.title, 503, theme.policy(), theme.fonts, sign)
}

/** An unknown host gets the same screen without any tenant's data: the flag counts as true when missing. */
export function unknownHostAnswer(): RenderedResponse {
  return screen('', '', 'Situs tidak ditemukan', 421, plainPolicy)
}

/** A known host whose look cannot be read now, since the database is away: the screen of maintenance in no look. */
export const busyAnswer = (status: number, retryAfter = 5): RenderedResponse => {
  const made = screen('', '', 'Sedang sibuk', status, plainPolicy)
  return { ...made, headers: { ...made.headers, 'retry-after': String(retryAfter) } }
}

/** the screen's own stylesheet, an asset like any other, so that the policy needs no inline style beyond the theme */
export const maintenanceStylesheet = { path: '/_/maintenance.css', css }

function screen(
  themeCss: string,
  logo: string,
  title: string,
  status: number,
  policy: string,
  /** address of the stylesheet that names the fonts of the theme */
  fonts = '',
  sign = '',
): RenderedResponse {
  const style = themeCss ? `<style>${themeCss}</style><link rel="stylesheet" href="${fonts}">` : ''
  const body = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} - ${escapeHtml(title)}</title>${style}<link rel="stylesheet" href="${maintenanceStylesheet.path}"><link rel="icon" href="data:,"></head><body><main>${logo}<h1>${words.title}</h1><p>${words.text}</p>${sign || '<hr>'}</main></body></html>`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '3600',
      'content-security-policy': policy,
    },
    body: Buffer.from(body),
    tags: [],
    keep: false,
  }
}
