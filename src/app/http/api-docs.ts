import { escapeHtml } from '../../shared/html-text.ts'
import { inlineStylePolicy } from '../drawing/inline-style.ts'

/** The API's documentation as one plain page made from the OpenAPI description: no script, nothing from elsewhere. */
const css =
  ':root{color-scheme:light}body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 6rem;font:1rem/1.6 system-ui,sans-serif;color:#1e293b}h1{font-size:2rem;margin:0 0 .5rem}h2{margin:3rem 0 .5rem;font-size:1.35rem}details{border:1px solid #cbd5e1;border-radius:10px;margin:.75rem 0;padding:0 1rem}summary{padding:.75rem 0;cursor:pointer;overflow-wrap:anywhere}code{font:.9rem/1.5 ui-monospace,monospace}b{display:inline-block;min-width:3.5rem;color:#0b6b3a}table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:.93rem}td,th{text-align:left;border-top:1px solid #e2e8f0;padding:.4rem .5rem;vertical-align:top}p{margin:.25rem 0}a{color:#0b5c8a}.wide{overflow-x:auto}'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: { type?: string | string[]; enum?: unknown[]; default?: unknown }
}

interface Operation {
  tags?: string[]
  summary?: string
  parameters?: Parameter[]
}

export function docsPage(description: object): { html: string; policy: string } {
  const paths = pathsOf(description)
  const rooms = Map.groupBy(paths, ({ operation }) => operation.tags?.[0] ?? 'Lainnya')
  const body = [...rooms]
    .sort(([one], [other]) => one.localeCompare(other, 'id'))
    .map(([tag, entries]) => `<h2>${escapeHtml(tag)}</h2>${entries.map(entryHtml).join('')}`)
  return {
    html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Dokumentasi API - Sanggar</title><link rel="icon" href="data:,"><style>${css}</style></head><body><main><h1>Dokumentasi API</h1><p>Semua jawaban berbentuk <code>{status, message, data}</code>; daftar berbentuk <code>{items, page, perPage, totalItems, totalPages}</code>. Yang tidak valid dijawab 422 dengan <code>errors[{field, code, message}]</code>.</p><p>Deskripsi lengkap: <a href="/openapi.json">OpenAPI 3.1</a></p>${body.join('')}</main></body></html>`,
    policy: inlineStylePolicy(css),
  }
}

function pathsOf(description: object): { method: string; path: string; operation: Operation }[] {
  const paths: Record<string, Record<string, Operation>> = 'paths' in description &&
  typeof description.paths === 'object' &&
  description.paths !== null
    ? (description.paths as Record<string, Record<string, Operation>>)
    : {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

function entryHtml({
  method,
  path,
  operation,
}: {
  method: string
  path: string
  operation: Operation
}): string {
  const rows = (operation.parameters ?? []).map(({ name, required, schema, ...parameter }) => {
    const kind = schema?.enum ? schema.enum.join(', ') : [schema?.type].flat().join(' | ')
    const standard = schema?.default === undefined ? '' : `, bawaan ${String(schema.default)}`
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(parameter.in)}</td><td>${required ? 'wajib' : 'opsional'}</td><td>${escapeHtml(`${kind}${standard}`)}</td></tr>`
  })
  const table =
    rows.length > 0
      ? `<div class="wide"><table><tr><th>Nama</th><th>Di</th><th></th><th>Isi</th></tr>${rows.join('')}</table></div>`
      : '<p>Tanpa parameter.</p>'
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>${table}</details>`
}
