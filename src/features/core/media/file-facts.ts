import { bytesText, lengthText, type MediaItem } from '../../../shared/media.ts'

/** What is known of a file, in words. */
export const factsOfFile = (item: MediaItem) => [
  { label: 'Ukuran', value: bytesText(item.bytes) },
  { label: 'Piksel', value: item.width && item.height ? `${item.width} × ${item.height}` : undefined },
  { label: 'Panjang', value: item.seconds === null ? undefined : lengthText(item.seconds) },
  { label: 'Kenyaringan', value: item.loudness === null ? undefined : loudnessText(item.loudness) },
  { label: 'Takarir', value: item.captions?.label },
  { label: 'Diunggah', value: [item.uploadedText, item.uploadedBy].filter(Boolean).join(', ') },
]

/** speech is published at -16 LUFS (stereo) to -19 (mono); far from it people reach for the volume */
const loud = -12
const quiet = -23

function loudnessText(loudness: number): string {
  const words = loudness > loud ? ', sangat keras' : loudness < quiet ? ', sangat pelan' : ''
  return `${String(loudness).replace('.', ',').replace('-', '−')} LUFS${words}`
}
