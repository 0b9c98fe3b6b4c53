import { ALL_FORMATS, AudioSampleSink, Input, UrlSource } from 'mediabunny'
import { type Loudness, measureLoudness } from '../../../shared/loudness.ts'

/** Loudness and peaks of a sound, decoded piece by piece: whole ones end a telephone's page. Undefined where it cannot be decoded. */
export async function measureSound(address: string): Promise<Loudness | undefined> {
  const input = new Input({ source: new UrlSource(new URL(address, location.href)), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track || !(await track.canDecode())) return undefined
    const meter = measureLoudness()
    for await (const sample of new AudioSampleSink(track).samples()) {
      const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
        const plane = new Float32Array(sample.numberOfFrames)
        sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
        return plane
      })
      meter.take(channels, sample.sampleRate)
      sample.close()
    }
    return meter.end()
  } finally {
    input.dispose()
  }
}
