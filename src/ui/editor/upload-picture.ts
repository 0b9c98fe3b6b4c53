import { uploadMedia } from '../office/media/upload-media.ts'

/** A picture into the library. A module of its own, so that who only types does not fetch what uploads. */
export const uploadPicture = (file: File) => uploadMedia(file, { kind: 'picture' })
