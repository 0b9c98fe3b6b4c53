import { useEffect, useRef, useState } from 'react'

/** What a browser may record, and the ending that our files have for it. */
export interface RecordForm {
  mime: string
  ending: string
}

interface Wishes {
  /** the first that this browser can */
  forms: readonly RecordForm[]
  /** minutes after which it ends by itself */
  longest: number
  onFile: (file: File) => void
}

/** Records the voice where the browser can. `seconds` counts while it does. */
export function useRecorder({ forms, longest, onFile }: Wishes) {
  const [seconds, setSeconds] = useState(-1)
  const [form, setForm] = useState<RecordForm>()
  const [problem, setProblem] = useState('')
  const recorder = useRef<MediaRecorder>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser can is asked once
  useEffect(() => {
    if ('MediaRecorder' in globalThis && navigator.mediaDevices !== undefined)
      setForm(forms.find(({ mime }) => MediaRecorder.isTypeSupported(mime)))
    // nobody is listened to after the page has gone
    return () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop()
    }
  }, [])
  const isRecording = seconds >= 0
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds(now => now + 1), 1000)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => {
    if (seconds >= longest * 60) recorder.current?.stop()
  }, [seconds, longest])

  async function start(): Promise<void> {
    if (!form) return
    setProblem('')
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined)
    if (!stream) {
      setProblem('Mikrofon tidak dapat dipakai. Izinkan di pengaturan peramban, lalu coba lagi.')
      return
    }
    const parts: Blob[] = []
    const made = new MediaRecorder(stream, { mimeType: form.mime })
    made.ondataavailable = ({ data }) => parts.push(data)
    made.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      setSeconds(-1)
      const stamp = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')
      onFile(new File(parts, `rekaman-${stamp}.${form.ending}`, { type: form.mime.split(';')[0] ?? '' }))
    }
    recorder.current = made
    made.start()
    setSeconds(0)
  }

  return {
    seconds,
    isRecording,
    canRecord: form !== undefined,
    problem,
    start,
    stop: () => recorder.current?.stop(),
  }
}
