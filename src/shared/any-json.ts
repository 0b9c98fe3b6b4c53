import type { FieldError } from './envelope.ts'

const maxDepth = 16

/** Text that cannot be stored, links that would run something, JSON too deep to be meant; `path` is where it stands. */
export function problemIn(value: unknown, path: string, depth = 0): FieldError | undefined {
  const found = (message: string) => ({ field: path, code: 'custom', message })
  if (depth > maxDepth) return found('Susunan data terlalu dalam')
  if (typeof value === 'string') {
    if (!value.isWellFormed() || value.includes('\u0000'))
      return found('Teks berisi karakter yang tidak valid')
    const name = path.slice(path.lastIndexOf('.') + 1)
    // browsers drop control characters before they read the scheme
    const scheme = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase()
    if (/^(href|url|link|src)$/i.test(name) && /^(javascript|data|vbscript):/.test(scheme))
      return found('Tulis alamat di situs ini (/Class) atau alamat lengkap (https://…)')
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, child] of Object.entries(value)) {
    const trouble =
      problemIn(child, `${path}.${name}`, depth + 1) ?? problemIn(name, `${path}.${name}`, depth + 1)
    if (trouble) return trouble
  }
  return undefined
}
