import { ImportError } from '../archive.ts'

export const MAX_TOTAL_BYTES = 200 * 1024 * 1024
export const MAX_FILES = 5_000

export function tooBig(path: string): ImportError {
  return new ImportError(`isinya lebih dari ${MAX_TOTAL_BYTES / 1024 / 1024} MB.`, { path })
}

export function tooMany(path: string): ImportError {
  return new ImportError(`berisi lebih dari ${MAX_FILES} berkas.`, { path })
}

/** Version control, editors' leftovers and what macOS adds to a zip. */
export function isHidden(path: string): boolean {
  return path.split('/').some(part => part.startsWith('.') || part === '__MACOSX' || part === 'node_modules')
}
