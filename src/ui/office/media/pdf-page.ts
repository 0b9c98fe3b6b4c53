import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { pictureIn } from './canvas-picture.ts'

/** px */
const width = 1000

/** Page 1 of a document as a picture, drawn in a worker of the browser; nothing in it is run. */
export async function firstPage(address: string): Promise<Blob> {
  GlobalWorkerOptions.workerSrc = worker
  const loading = getDocument({
    url: address,
    isImageDecoderSupported: false,
    useWasm: false,
    // fonts that a document only names are the device's own
    useSystemFonts: true,
    // what it finds wrong with a document is nothing for the console
    verbosity: 0,
  })
  try {
    const pdf = await loading.promise
    const page = await pdf.getPage(1)
    const { width: natural } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / natural })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.min(Math.round(viewport.height), 4 * width)
    await page.render({ canvas, viewport, background: '#fff' }).promise
    return await pictureIn(canvas)
  } finally {
    await loading.destroy()
  }
}
