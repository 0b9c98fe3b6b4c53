/**
 * What only some of those who send files ever need, each by itself and at its first use. The server draws pages and
 * sends nothing: its half of the build has none of it.
 */
const notHere = (): never => {
  throw new Error('Files are sent by browsers')
}

/** the protocol of uploads that go on where they were cut */
export const loadTus = () => (import.meta.env.SSR ? notHere() : import('tus-js-client'))
/** page 1 of a document */
export const loadPdfPage = () => (import.meta.env.SSR ? notHere() : import('./pdf-page.ts'))
/** sounds as samples, piece by piece */
export const loadSoundMeasure = () => (import.meta.env.SSR ? notHere() : import('./sound-measure.ts'))
