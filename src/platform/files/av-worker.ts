import { open, stat } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { type Loudness, measureLoudness } from '../../shared/loudness.ts'
import type { AvFacts, AvTask } from './av.ts'

/**
 * A thread for one sound or film: writes it anew from its packets, so that nothing but picture and sound comes along
 * (where it was filmed, who owns the telephone, whatever hides behind the end), its index first. Nothing is encoded.
 */
const playable = {
  mp4: { video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { video: ['vp9', 'vp8', 'av1'], audio: ['opus', 'vorbis'] },
  m4a: { video: [], audio: ['aac'] },
  mp3: { video: [], audio: ['mp3'] },
} as const satisfies Record<AvTask['form'], { video: readonly string[]; audio: readonly string[] }>

class Unplayable extends Error {}

async function made({ from, to, form }: AvTask): Promise<AvFacts> {
  const input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS })
  try {
    const wantsPicture = form === 'mp4' || form === 'webm'
    const video = wantsPicture ? await input.getPrimaryVideoTrack() : null
    const audio = await input.getPrimaryAudioTrack()
    // what browsers record of a voice is a WebM without picture
    const mayBeSound = form === 'webm' && audio !== null
    if (wantsPicture && !video && !mayBeSound) throw new Unplayable('Film ini tidak berisi gambar')
    if (!wantsPicture && !audio) throw new Unplayable('Berkas ini tidak berisi suara')
    await assertPlayable(form, video, audio)
    await copy(to, form, video, audio)
    const seconds = await input.computeDuration()
    return {
      seconds: Math.round(seconds * 100) / 100,
      width: (await video?.getDisplayWidth()) ?? null,
      height: (await video?.getDisplayHeight()) ?? null,
      // other codecs are decoded by the browser of whoever sends them
      sound: form === 'mp3' ? await measured(to) : null,
    }
  } finally {
    input.dispose()
  }
}

async function assertPlayable(
  form: AvTask['form'],
  video: InputVideoTrack | null,
  audio: InputAudioTrack | null,
): Promise<void> {
  const codecs: { video: readonly string[]; audio: readonly string[] } = playable[form]
  const picture = (await video?.getCodec()) ?? null
  const sound = (await audio?.getCodec()) ?? null
  if (video && picture === 'hevc')
    throw new Unplayable(
      'Film ini memakai HEVC (H.265), yang tidak dapat diputar di semua perangkat. Di iPhone pilih Pengaturan, Kamera, Format, Paling Kompatibel, lalu rekam atau kirim lagi.',
    )
  if (video && (picture === null || !codecs.video.includes(picture)))
    throw new Unplayable('Film harus memakai H.264 (MP4) atau VP9 (WebM)')
  if (audio && (sound === null || !codecs.audio.includes(sound)))
    throw new Unplayable(
      video ? 'Suara film harus memakai AAC (MP4) atau Opus (WebM)' : 'Suara ini bukan MP3 atau AAC',
    )
}

const formatOf = (form: AvTask['form']) => {
  if (form === 'mp3') return new Mp3OutputFormat()
  return form === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
}

async function copy(
  to: string,
  form: AvTask['form'],
  video: InputVideoTrack | null,
  audio: InputAudioTrack | null,
): Promise<void> {
  const output = new Output({ format: formatOf(form), target: new FilePathTarget(to) })
  const copies: (() => Promise<void>)[] = []
  const videoCodec = await video?.getCodec()
  if (video && videoCodec) {
    const source = new EncodedVideoPacketSource(videoCodec)
    output.addVideoTrack(source, {
      rotation: await video.getRotation(),
      maximumPacketCount: await countPackets(video),
    })
    const decoderConfig = (await video.getDecoderConfig()) ?? undefined
    copies.push(async () => {
      for await (const packet of new EncodedPacketSink(video).packets())
        await source.add(packet, decoderConfig ? { decoderConfig } : undefined)
      source.close()
    })
  }
  const audioCodec = await audio?.getCodec()
  if (audio && audioCodec) {
    const source = new EncodedAudioPacketSource(audioCodec)
    output.addAudioTrack(source, { maximumPacketCount: await countPackets(audio) })
    const decoderConfig = (await audio.getDecoderConfig()) ?? undefined
    copies.push(async () => {
      for await (const packet of new EncodedPacketSink(audio).packets())
        await source.add(packet, decoderConfig ? { decoderConfig } : undefined)
      source.close()
    })
  }
  await output.start()
  await Promise.all(copies.map(one => one()))
  await output.finalize()
}

async function countPackets(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  let count = 0
  for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true }))
    count += 1
  return count
}

const partBytes = 1_048_576

/** Loudness and peaks of an MP3, decoded piece by piece: an hour takes two seconds and the memory of one piece. */
async function measured(path: string): Promise<Loudness | null> {
  const { MPEGDecoder } = await import('mpg123-decoder')
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const meter = measureLoudness()
    const part = Buffer.alloc(partBytes)
    for (let at = 0; at < size; at += partBytes) {
      const { bytesRead } = await file.read(part, 0, partBytes, at)
      // the decoder keeps what it is given until its next call
      const { channelData, sampleRate, samplesDecoded } = decoder.decode(
        new Uint8Array(part.subarray(0, bytesRead)),
      )
      if (samplesDecoded > 0) meter.take(channelData, sampleRate)
    }
    return meter.end()
  } finally {
    await file.close()
    decoder.free()
  }
}

made(workerData as AvTask).then(
  facts => parentPort?.postMessage({ facts }),
  (error: unknown) =>
    parentPort?.postMessage({
      problem: error instanceof Unplayable ? error.message : 'unreadable',
      detail: String(error),
    }),
)
