import { ImportError } from '../archive.ts'

/**
 * Bytes to text: a byte order mark wins, then what the file declares of itself, then UTF-8.
 * Throws {@link ImportError} with the line of the first byte that fits neither.
 */
export function decode(bytes: Uint8Array, path: string): string {
  const marked = encodingByMark(bytes)
  if (marked) return withoutControls(new TextDecoder(marked).decode(bytes))
  const utf8 = tryDecode('utf-8', bytes)
  if (utf8 !== undefined) return withoutControls(utf8)
  const declared = declaredEncoding(bytes)
  const text = declared && !/^utf-?8$/i.test(declared) ? tryDecode(declared, bytes) : undefined
  if (text === undefined)
    throw new ImportError('teks tidak dapat dibaca; simpan ulang berkas ini sebagai UTF-8.', {
      path,
      line: lineOfBadByte(bytes),
    })
  return withoutControls(text)
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w-]{2,40})/i.exec(head)?.[1]
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function lineOfBadByte(bytes: Uint8Array): number {
  const lenient = new TextDecoder().decode(bytes)
  const until = lenient.indexOf('\uFFFD')
  return lenient.slice(0, Math.max(0, until)).split('\n').length
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu

/** Characters no text needs and XML forbids; line breaks stay, so that line numbers stay true. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}
