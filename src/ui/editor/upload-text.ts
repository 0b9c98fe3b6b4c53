import { pictureAddress } from '../../shared/picture-address.ts'
import { uploadMedia } from '../office/media/upload-media.ts'
import type { useToasts } from '../office/toasts.tsx'
import type { PlacedPicture } from './text-editor.ts'

/** px: how wide a picture within a text is fetched */
const textWidth = 1280

/** Puts a picture into the library for a text, and says where it could not. */
export const uploadText =
  (toasts: ReturnType<typeof useToasts>) =>
  async (file: File): Promise<PlacedPicture | undefined> => {
    const result = await uploadMedia(file, { kind: 'picture' })
    if (!result.ok) {
      toasts.show({ message: `${file.name}: ${result.errors[0]?.message ?? result.message}`, tone: 'bad' })
      return undefined
    }
    const { key, alt, width, height } = result.data
    return {
      src: pictureAddress({ key, width: width ?? textWidth }, textWidth),
      width: width ?? 0,
      height: height ?? 0,
      alt,
    }
  }
