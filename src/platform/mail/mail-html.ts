import { escapeHtml } from '../../shared/html-text.ts'
import type { Mail } from './mail-message.ts'

/** For mail programs that heed it on dark screens; whatever they do not know stays dark on light. */
const darkRules = `@media (prefers-color-scheme: dark) {
.ground { background: #15181b !important }
.paper { background: #1f2428 !important }
.ink, .ink a { color: #e9ecef !important }
.mute, .mute a { color: #adb5bd !important }
}`

/** One look for every mail: a single column that old mail programs understand, and that reads well without it. */
export function mailHtml({
  subject,
  greeting,
  paragraphs,
  action,
  code,
  note,
  ending,
  sender,
}: Mail): string {
  const text = 'margin:0 0 16px;font:400 16px/1.6 Arial,Helvetica,sans-serif;color:#212529'
  const small = 'font:400 13px/1.6 Arial,Helvetica,sans-serif;color:#5c636a'
  const link = (url: string, words: string) =>
    `<a href="${escapeHtml(url)}" style="color:#5c636a">${escapeHtml(words)}</a>`
  const parts = [
    greeting ? `<p class="ink" style="${text};font-weight:700">${escapeHtml(greeting)}</p>` : '',
    ...paragraphs.map(paragraph => `<p class="ink" style="${text}">${escapeHtml(paragraph)}</p>`),
    code
      ? `<p class="ink" style="margin:8px 0 24px;font:700 32px/1 Consolas,Menlo,monospace;letter-spacing:8px;color:#212529">${escapeHtml(code)}</p>`
      : '',
    action
      ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${sender.colour};color:#ffffff;font:700 16px/1 Arial,Helvetica,sans-serif;text-decoration:none">${escapeHtml(action.label)}</a></p>`
      : '',
    note
      ? `<p class="mute" style="margin:0;font:400 14px/1.6 Arial,Helvetica,sans-serif;color:#5c636a">${escapeHtml(note)}</p>`
      : '',
  ]
  const sign = sender.sign
    ? `<img src="${escapeHtml(sender.sign)}" width="32" height="32" alt="" style="vertical-align:middle;margin-right:10px;border:0">`
    : ''
  const foot = ending
    ? `<p class="mute" style="margin:16px 0 0;${small}">${escapeHtml(ending.why)}<br>${link(ending.url, 'Berhenti menerima email ini')} · ${link(ending.choicesUrl, 'Atur pemberitahuan')}</p>`
    : ''
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkRules}</style></head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f3f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;border-top:4px solid ${sender.colour}">
<tr><td class="ink" style="padding:28px 28px 8px;font:700 18px/1.3 Arial,Helvetica,sans-serif;color:#212529">${sign}${escapeHtml(sender.name)}</td></tr>
<tr><td style="padding:12px 28px 32px">${parts.join('\n')}</td></tr>
</table>
${foot}<p class="mute" style="margin:16px 0 0;${small}">${escapeHtml(sender.name)} · ${link(sender.origin, sender.origin.replace(/^https?:\/\//, ''))}</p>
</td></tr></table></body></html>`
}

export function mailText({ greeting, paragraphs, action, code, note, ending, sender }: Mail): string {
  return [
    greeting,
    ...paragraphs,
    code,
    action && `${action.label}: ${action.url}`,
    note,
    `-- \n${sender.name}\n${sender.origin}`,
    ending &&
      `${ending.why}\nBerhenti menerima email ini: ${ending.url}\nAtur pemberitahuan: ${ending.choicesUrl}`,
  ]
    .filter(part => part !== undefined)
    .join('\n\n')
}
