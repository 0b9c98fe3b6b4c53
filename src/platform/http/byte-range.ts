/** Part of a file, first and last byte. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * What a Range header asks of a file (RFC 9110, 14): a part, all of it, or a part it does not have. Several parts at
 * once, other units and what cannot be read are answered with all of it, as the standard allows.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return 'all'
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return 'all'
  // the last so many bytes
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'all'
  return start >= size ? 'none' : { start, end }
}
