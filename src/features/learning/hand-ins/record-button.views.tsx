import { lengthText } from '../../../shared/media.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { useRecorder } from '../../../ui/office/media/use-recorder.ts'

/** minutes after which a recording ends by itself */
const longest = 30

/** what browsers record, by the ending that our files have for it */
const forms = [
  { mime: 'audio/webm;codecs=opus', ending: 'webm' },
  { mime: 'audio/mp4', ending: 'm4a' },
] as const

/** Records the voice where the browser can; elsewhere nothing, and a file may be chosen. */
export function RecordButton({ onFile }: { onFile: (file: File) => void }) {
  const recorder = useRecorder({ forms, longest, onFile })
  if (!recorder.canRecord) return null
  return (
    <>
      {recorder.isRecording ? (
        <Button tone="danger" onClick={recorder.stop}>
          Selesai merekam ({lengthText(recorder.seconds)})
        </Button>
      ) : (
        <Button icon="play" onClick={() => void recorder.start()}>
          Rekam suara
        </Button>
      )}
      {recorder.problem && (
        <p className="o-error" role="alert">
          {recorder.problem}
        </p>
      )}
    </>
  )
}
