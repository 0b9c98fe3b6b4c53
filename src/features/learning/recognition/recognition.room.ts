import { room } from '../../../platform/room.ts'
import { recognitionFiles } from './public-keys.ts'
import { type RecognitionDeps, recognitionApi } from './recognition.api.ts'
import { loadVerification, loadVerified } from './recognition.loads.ts'

/** Where a code is checked, and what is signed so that others can check it without asking us. */
export const recognitionRoom = room((house: RecognitionDeps) => ({
  name: 'recognition',
  pages: { Verifikasi: loadVerification, 'Verifikasi-code': loadVerified },
  files: recognitionFiles(house),
  calls: recognitionApi(house),
}))
