import { SaxesParser } from 'saxes'
import { ImportError } from '../archive.ts'

export type Attributes = Readonly<Record<string, string>>

interface Heard {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
}

/** Reads one part of an Office document, element by element; throws {@link ImportError} where it is no XML. */
export function parsePart(bytes: Uint8Array | undefined, path: string, { open, close, text }: Heard): void {
  if (!bytes) return
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('error', () => {
    throw new ImportError('rusak.', { path })
  })
  parser.on('doctype', () => {
    throw new ImportError('memuat deklarasi yang tidak dipakai dokumen Office.', { path })
  })
  parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  parser.on('closetag', ({ name }) => close(name))
  parser.on('text', text)
  parser.write(new TextDecoder().decode(bytes)).close()
}
