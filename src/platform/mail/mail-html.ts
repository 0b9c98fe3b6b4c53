import { escapeHtml } from '../../shared/html-text.ts'
import type { Mail } from './mail-message.ts'

/** One look for every mail: a single column that old mail programs understand, and that reads well without it. */
export function mailHtml({ subject, greeting, paragraphs, action, code, note, sender }: Mail): string {
  const text = 'margin:0 0 16px;font:400 16px/1.6 Arial,Helvetica,sans-serif;color:#212529'
  const parts = [
    greeting ? `<p style="${text};font-weight:700">${escapeHtml(greeting)}</p>` : '',
    ...paragraphs.map(paragraph => `<p style="${text}">${escapeHtml(paragraph)}</p>`),
    code
      ? `<p style="margin:8px 0 24px;font:700 32px/1 Consolas,Menlo,monospace;letter-spacing:8px;color:#212529">${escapeHtml(code)}</p>`
      : '',
    action
      ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${sender.colour};color:#ffffff;font:700 16px/1 Arial,Helvetica,sans-serif;text-decoration:none">${escapeHtml(action.label)}</a></p>`
      : '',
    note
      ? `<p style="margin:0;font:400 14px/1.6 Arial,Helvetica,sans-serif;color:#5c636a">${escapeHtml(note)}</p>`
      : '',
  ]
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;border-top:4px solid ${sender.colour}">
<tr><td style="padding:28px 28px 8px;font:700 18px/1.3 Arial,Helvetica,sans-serif;color:#212529">${escapeHtml(sender.name)}</td></tr>
<tr><td style="padding:12px 28px 32px">${parts.join('\n')}</td></tr>
</table>
<p style="margin:16px 0 0;font:400 13px/1.6 Arial,Helvetica,sans-serif;color:#5c636a">${escapeHtml(sender.name)} · <a href="${escapeHtml(sender.origin)}" style="color:#5c636a">${escapeHtml(sender.origin.replace(/^https?:\/\//, ''))}</a></p>
</td></tr></table></body></html>`
}

export function mailText({ greeting, paragraphs, action, code, note, sender }: Mail): string {
  return [
    greeting,
    ...paragraphs,
    code,
    action && `${action.label}: ${action.url}`,
    note,
    `-- \n${sender.name}\n${sender.origin}`,
  ]
    .filter(part => part !== undefined)
    .join('\n\n')
}
