import { useEffect, useState } from 'react'
import type { Content } from '../../../shared/draft-parts.ts'
import { lengthText, type MediaRef } from '../../../shared/media.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FileField } from '../../../ui/office/file-field.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { usePart } from '../../../ui/office/use-part.ts'
import { type EpisodeValue, episodeIn, secondsIn } from './episode-value.ts'
import { numbersOf, recordOf, refOf } from './media-record.ts'

export interface RecordingProps {
  value: Content
  errors: Record<string, string>
  change: (part: Record<string, unknown>) => void
}

const mostChapters = 200
const longestName = 160

const loadRecorder = () => import('../../../ui/office/media/recorder.tsx').then(module => module.Recorder)

/** An episode's recording out of the library or from the microphone, its chapters, and what is said in it. */
export function RecordingPanel({ value, errors, change }: RecordingProps) {
  const audio: Readonly<Record<string, unknown>> = Object(value.audio)
  const { Part: Recorder, want: wantRecorder } = usePart(loadRecorder)
  // who writes something without a sound never fetches it
  useEffect(() => {
    void wantRecorder()
  }, [wantRecorder])
  const episode = episodeIn(value.episode)
  const ref = refOf(audio)
  const setAudio = (part: Record<string, unknown>) => change({ audio: { ...audio, ...part } })
  const setEpisode = (part: Partial<EpisodeValue>) => change({ episode: { ...episode, ...part } })
  const take = (file: MediaRef | undefined) =>
    change({ audio: file ? { ...numbersOf(audio), ...recordOf(file) } : null })
  return (
    <>
      <Panel title="Rekaman">
        <div className="o-form">
          <MediaPicker
            kind="audio"
            label="Berkas audio"
            name="audio"
            hint="MP3 atau M4A, paling besar 300 MB"
            value={ref}
            error={errors.audio}
            onChange={take}
          />
          {!ref && typeof audio.url === 'string' && (
            <p className="o-hint">Rekaman sekarang diputar dari {audio.url}</p>
          )}
          {Recorder && <Recorder onDone={take} />}
          <div className="o-columns">
            <TextField
              label="Musim"
              name="season"
              type="number"
              value={String(audio.season ?? '')}
              onChange={text => setAudio({ season: Math.max(0, Math.floor(Number(text)) || 0) })}
            />
            <TextField
              label="Episode"
              name="episode"
              type="number"
              value={String(audio.episode ?? '')}
              onChange={text => setAudio({ episode: Math.max(0, Math.floor(Number(text)) || 0) })}
            />
          </div>
        </div>
      </Panel>
      <Panel title="Bab" text="Tampil di pemutar dan di aplikasi podcast.">
        <Rows
          noun="bab"
          rows={episode.chapters}
          most={mostChapters}
          empty={() => ({ at: 0, title: '' })}
          onChange={chapters => setEpisode({ chapters })}
        >
          {(row, index, set) => (
            <div className="o-columns">
              <TimeField
                name={`episode.chapters.${index}.at`}
                seconds={row.at}
                error={errors[`episode.chapters.${index}.at`]}
                onChange={at => set({ ...row, at })}
              />
              <TextField
                label="Judul bab"
                name={`episode.chapters.${index}.title`}
                maxLength={longestName}
                value={row.title}
                error={errors[`episode.chapters.${index}.title`]}
                onChange={title => set({ ...row, title })}
              />
            </div>
          )}
        </Rows>
      </Panel>
      <TranscriptPanel
        transcript={episode.transcript}
        error={errors['episode.transcript']}
        onChange={transcript => setEpisode({ transcript })}
      />
    </>
  )
}

/** characters: what the contract takes */
const mostTranscript = 400_000
const mostFile = 2_000_000

interface TranscriptProps {
  transcript: string
  error: string | undefined
  onChange: (transcript: string) => void
}

function TranscriptPanel({ transcript, error, onChange }: TranscriptProps) {
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState<string>()
  async function read(file: File): Promise<void> {
    if (!/\.(vtt|srt|txt)$/i.test(file.name) || file.size > mostFile)
      return setProblem('Pilih berkas .vtt, .srt, atau .txt, paling besar 2 MB.')
    setProblem(undefined)
    setName(file.name)
    const text = (await file.text()).replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
    onChange(text.slice(0, mostTranscript))
  }
  return (
    <Panel
      title="Transkrip"
      text="Diketik, atau dari berkas dengan waktu. Tampil di halaman episode dan di aplikasi podcast."
    >
      <div className="o-form">
        <FileField
          name="transcriptFile"
          label="Dari berkas"
          accept=".vtt,.srt,.txt,text/vtt,text/plain"
          hint="WebVTT (.vtt), SRT (.srt), atau teks"
          fileName={name}
          onChoose={file => void read(file)}
          error={problem}
        />
        <TextArea
          label="Yang diucapkan"
          name="episode.transcript"
          rows={8}
          maxLength={mostTranscript}
          value={transcript}
          error={error}
          onChange={onChange}
        />
      </div>
    </Panel>
  )
}

interface TimeProps {
  name: string
  seconds: number
  error: string | undefined
  onChange: (seconds: number) => void
}

/** "12.30" or "1.02.30"; what is typed stays as it is until one goes on. */
function TimeField({ name, seconds, error, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && secondsIn(typed) === undefined
  return (
    <TextField
      label="Mulai"
      name={name}
      placeholder="12.30"
      value={typed ?? lengthText(seconds)}
      error={isWrong ? 'Tulis seperti 12.30 atau 1.02.30' : error}
      onChange={text => {
        setTyped(text)
        const at = secondsIn(text)
        if (at !== undefined) onChange(at)
      }}
    />
  )
}
