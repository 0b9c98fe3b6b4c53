import { rm } from 'node:fs/promises'
import { assertPicture } from '../../../platform/files/uploads.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import type { MediaItem } from '../../../shared/media.ts'
import { takeIn } from './intake.ts'
import { getMedia } from './library.ts'
import { asArrived } from './media-changes.ts'
import type { MediaDeps } from './media-deps.ts'

interface SentPicture {
  bytes: Buffer
  /** the content type it was sent as */
  declared: string | undefined
  name: string
}

/** A picture that came as the body of a call, into the library by the same way as all. */
export async function takePicture(
  house: MediaDeps,
  context: OpenContext,
  { bytes, declared, name }: SentPicture,
): Promise<MediaItem> {
  const ending = assertPicture(bytes, declared).replace('image/', '')
  const path = await asArrived(house, context.tenant.slug, bytes)
  try {
    // whatever it is called: its bytes are a picture
    const called = /\.(png|jpe?g|webp|gif)$/i.test(name) ? name : `${name}.${ending}`
    const id = await takeIn(house, context, { path, name: called, field: 'picture' })
    const { tenant } = context
    return await house.database.withTenant(
      tenant.id,
      async tx => (await getMedia({ ...context, tx }, id)).item,
    )
  } finally {
    await rm(path, { force: true })
  }
}
