import type { MediaItem } from '../../../shared/media.ts'
import { type ApiResult, callApi } from '../call-api.ts'
import { pictureIn } from './canvas-picture.ts'
import { loadPdfPage, loadSoundMeasure } from './heavy.ts'

/** where a film's first picture is taken, seconds: the very first is often black */
const posterAt = 1

/**
 * What the server leaves to the browser: it decodes whatever it plays. Page 1 of a document, a picture of a film, the
 * wave of a sound that is no MP3. Where that fails the file is there all the same.
 */
export async function finishInBrowser(item: MediaItem): Promise<MediaItem> {
  try {
    const result = await missing(item)
    return result?.ok ? result.data : item
  } catch {
    return item
  }
}

async function missing(item: MediaItem): Promise<ApiResult<MediaItem> | undefined> {
  const own = `/_media/${item.key}`
  if (item.kind === 'file' && !item.poster) {
    const { firstPage } = await loadPdfPage()
    return putPoster(item.id, await firstPage(own))
  }
  if (item.kind === 'video' && !item.poster)
    return putPoster(item.id, await frameOf(own, Math.min(posterAt, (item.seconds ?? 0) / 2)))
  if (item.kind === 'audio' && item.loudness === null && item.peaks === null) {
    const { measureSound } = await loadSoundMeasure()
    const measured = await measureSound(own)
    return measured && callApi('PUT', `/v1/media/${item.id}/measures`, measured)
  }
  return undefined
}

export const putPoster = (id: number, picture: Blob): Promise<ApiResult<MediaItem>> =>
  callApi('POST', `/v1/media/${id}/poster`, picture)

/** milliseconds in which a film shows itself */
const patience = 20_000

/** One picture of a film, from the site's own address: of another's the browser would give none away. */
export async function frameOf(address: string, seconds: number): Promise<Blob> {
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  film.playsInline = true
  film.src = address
  await happened(film, 'loadeddata')
  film.currentTime = seconds
  await happened(film, 'seeked')
  const picture = await frameNow(film)
  film.removeAttribute('src')
  film.load()
  return picture
}

/** What a film shows at this moment. */
export function frameNow(film: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  return pictureIn(canvas)
}

const happened = (film: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the film shows nothing')), patience)
    const end = (done: () => void) => () => {
      clearTimeout(timer)
      done()
    }
    film.addEventListener(event, end(resolve), { once: true })
    film.addEventListener(
      'error',
      end(() => reject(new Error('no film'))),
      { once: true },
    )
  })
