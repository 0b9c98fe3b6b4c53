import type { Placed } from '../../../ui/editor/text-editor.ts'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import type { useToasts } from '../../../ui/office/toasts.tsx'
import type { Image } from '../../../ui/parts.tsx'

type Uploaded = Image & { src: string; url: string }

/** bytes, as the server takes them */
const largest = 5_242_880

const send = (file: File): Promise<ApiResult<Uploaded>> =>
  callApi('POST', `/v1/posts/picture?name=${encodeURIComponent(file.name.slice(-120))}`, file)

/** Puts a picture away for a text, and says where it could not. */
export const uploadText =
  (toasts: ReturnType<typeof useToasts>) =>
  async (file: File): Promise<Placed | undefined> => {
    if (file.size > largest) {
      toasts.show({ message: `${file.name}: gambar maksimal 5 MB`, tone: 'bad' })
      return undefined
    }
    const result = await send(file)
    if (!result.ok) {
      toasts.show({ message: `${file.name}: ${result.errors[0]?.message ?? result.message}`, tone: 'bad' })
      return undefined
    }
    const { src, width, height } = result.data
    return { src, width, height, alt: '' }
  }
