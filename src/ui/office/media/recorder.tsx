import { useEffect, useState } from 'react'
import { lengthText, type MediaRef, mediaRef } from '../../../shared/media.ts'
import { Button } from '../buttons.tsx'
import { Notice } from '../panels.tsx'
import { useMounted } from '../use-mounted.ts'
import { finishInBrowser } from './finish-in-browser.ts'
import { uploadMedia } from './upload-media.ts'
import { useRecorder } from './use-recorder.ts'

/** what every podcast app plays; browsers without it could only record what would be refused */
const forms = [{ mime: 'audio/mp4;codecs=mp4a.40.2', ending: 'm4a' }] as const
/** minutes: an episode is longer than a note */
const longest = 180

type Step =
  | { name: 'idle' }
  | { name: 'heard'; file: File; address: string }
  | { name: 'sending'; fraction: number }
  | { name: 'refused'; message: string; file: File }

/** A recording from the microphone into the library; it is heard before it is sent. */
export function Recorder({ onDone }: { onDone: (file: MediaRef) => void }) {
  const isMounted = useMounted()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const recorder = useRecorder({
    forms,
    longest,
    onFile: file => setStep({ name: 'heard', file, address: URL.createObjectURL(file) }),
  })
  const address = step.name === 'heard' ? step.address : undefined
  // what has been heard takes no more memory
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])

  async function send(file: File): Promise<void> {
    setStep({ name: 'sending', fraction: 0 })
    const result = await uploadMedia(file, {
      kind: 'audio',
      onProgress: fraction => setStep({ name: 'sending', fraction }),
    })
    if (!result.ok) {
      setStep({ name: 'refused', message: result.errors[0]?.message ?? result.message, file })
      return
    }
    onDone(mediaRef(await finishInBrowser(result.data)))
    setStep({ name: 'idle' })
  }

  if (!isMounted) return null
  if (!recorder.canRecord)
    return (
      <p className="o-hint">
        Merekam langsung memerlukan Chrome, Edge, atau Safari terbaru. Di peramban ini unggah berkas MP3 atau
        M4A.
      </p>
    )
  return (
    <div aria-live="polite">
      {recorder.isRecording ? (
        <Button tone="main" onClick={recorder.stop}>
          Selesai merekam ({lengthText(recorder.seconds)})
        </Button>
      ) : (
        step.name === 'idle' && (
          <Button icon="presentation" onClick={() => void recorder.start()}>
            Rekam dari mikrofon
          </Button>
        )
      )}
      {recorder.problem && (
        <p className="o-error" role="alert">
          {recorder.problem}
        </p>
      )}
      {!recorder.isRecording && step.name === 'heard' && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written yet what was said a moment ago */}
          <audio controls src={step.address} aria-label="Rekaman Anda" />
          <div className="o-actions">
            <Button tone="main" onClick={() => void send(step.file)}>
              Pakai rekaman
            </Button>
            <Button tone="quiet" onClick={() => void recorder.start()}>
              Rekam ulang
            </Button>
          </div>
        </>
      )}
      {step.name === 'sending' && <p>Mengirim rekaman: {Math.floor(step.fraction * 100)}%</p>}
      {step.name === 'refused' && (
        <Notice
          tone="bad"
          isAlert
          action={
            <Button isSmall onClick={() => void send(step.file)}>
              Kirim lagi
            </Button>
          }
        >
          {step.message}
        </Notice>
      )}
    </div>
  )
}
