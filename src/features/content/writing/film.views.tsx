import { useState } from 'react'
import type { MediaRef } from '../../../shared/media.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { RecordingProps } from './episode-recording.views.tsx'
import { recordOf, refOf } from './media-record.ts'

/** A film out of the library, whose first picture is taken from it there. */
export function FilmPanel({ value, errors, change }: RecordingProps) {
  const video: Readonly<Record<string, unknown>> = Object(value.video)
  const [address, setAddress] = useState('')
  const elsewhere = video.provider === 'youtube' || video.provider === 'vimeo' ? String(video.id ?? '') : ''
  function take(film: MediaRef | undefined): void {
    if (!film) {
      change({ video: null })
      return
    }
    const { poster } = film
    const cover = !value.cover && poster ? { cover: { ...poster, alt: '' } } : {}
    change({ video: { provider: 'file', ...recordOf(film) }, ...cover })
  }
  const found = filmAt(address)
  return (
    <Panel title="Video" text="Gambar depan diambil dari filmnya; pilih saat yang lain di Media.">
      <div className="o-form">
        <MediaPicker
          kind="video"
          label="Berkas video"
          name="video"
          hint="MP4, MOV, atau WebM, paling besar 800 MB"
          value={refOf(video)}
          error={errors.video}
          onChange={take}
        />
        <TextField
          label="Atau alamat di YouTube atau Vimeo"
          name="videoAddress"
          value={address}
          hint={
            elsewhere ? `Sekarang: ${elsewhere}` : 'Diambil dari sana hanya setelah pengunjung menekan putar'
          }
          error={address && !found ? 'Tulis alamat lengkap film di YouTube atau Vimeo' : undefined}
          onChange={setAddress}
        />
        {found && (
          <div className="o-actions">
            <Button
              onClick={() => {
                change({ video: { ...found, seconds: 0 } })
                setAddress('')
              }}
            >
              Pakai film ini
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function filmAt(address: string): { provider: 'youtube' | 'vimeo'; id: string } | undefined {
  const youtube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})/.exec(
      address.trim(),
    )?.[1]
  if (youtube) return { provider: 'youtube', id: youtube }
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})/.exec(address.trim())?.[1]
  return vimeo ? { provider: 'vimeo', id: vimeo } : undefined
}
