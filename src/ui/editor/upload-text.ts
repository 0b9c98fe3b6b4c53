import { pictureAddress } from '../../shared/picture-address.ts'
import type { useToasts } from '../office/toasts.tsx'
import type { PlacedPicture } from './text-editor.ts'

/** px: how wide a picture within a text is fetched */
const textWidth = 1280

/** Puts a picture into the library for a text, and says where it could not. */
export const uploadText =
  (toasts: ReturnType<typeof useToasts>) =>
  async (file: File): Promise<PlacedPicture | undefined> => {
    const say = (message: string) => toasts.show({ message: `${file.name}: ${message}`, tone: 'bad' })
    // fetched with the first picture
    const uploading = await import('./upload-picture.ts').catch(() => undefined)
    if (!uploading) return void say('Tidak ada koneksi internet. Coba lagi.')
    const result = await uploading.uploadPicture(file)
    if (!result.ok) return void say(result.errors[0]?.message ?? result.message)
    const { key, alt, width, height } = result.data
    return {
      src: pictureAddress({ key, width: width ?? textWidth }, textWidth),
      width: width ?? 0,
      height: height ?? 0,
      alt,
    }
  }
