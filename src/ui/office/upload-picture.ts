import type { Image } from '../parts.tsx'
import { type ApiResult, callApi } from './call-api.ts'

/** Puts a picture into the site's files; nothing is told of what it shows. */
export const uploadPicture = (file: File): Promise<ApiResult<Image>> =>
  callApi('POST', `/v1/appearance/picture?name=${encodeURIComponent(file.name)}`, file)
