import { useState } from 'react'
import { to } from '../../../routes.ts'
import { institutions } from '../../../shared/institutions.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Notice } from '../../../ui/office/panels.tsx'
import type { Start } from './first-steps.contract.ts'

interface Came {
  counts: { label: string; added: number }[]
}

interface Gone {
  removed: number
  kept: { path: string; label: string }[]
}

type Said =
  | { name: 'nothing' }
  | { name: 'busy'; words: string }
  | { name: 'came'; came: Came }
  | { name: 'gone'; gone: Gone }
  | { name: 'refused'; message: string }

/** Samples of such an institution, or what one has already. */
export function ContentStep({ start, hasSamples }: { start: Start; hasSamples: boolean }) {
  const [isThere, setThere] = useState(hasSamples)
  const [said, setSaid] = useState<Said>({ name: 'nothing' })
  const institution = start.institution ?? 'academy'
  const isBusy = said.name === 'busy'

  async function fill(): Promise<void> {
    setSaid({ name: 'busy', words: 'Mengisi situs dengan contoh …' })
    const answer = await callApi<Came>('POST', '/v1/samples', { institution })
    if (!answer.ok) return setSaid({ name: 'refused', message: answer.message })
    setThere(true)
    setSaid({ name: 'came', came: answer.data })
  }

  async function remove(paths: string[]): Promise<void> {
    setSaid({ name: 'busy', words: 'Membuang contoh …' })
    const answer = await callApi<Gone>('POST', '/v1/samples/removal', { paths })
    if (!answer.ok) return setSaid({ name: 'refused', message: answer.message })
    setThere(answer.data.kept.length > 0)
    setSaid({ name: 'gone', gone: answer.data })
  }

  async function keep(): Promise<void> {
    const answer = await callApi('DELETE', '/v1/samples')
    if (!answer.ok) return setSaid({ name: 'refused', message: answer.message })
    setThere(false)
    setSaid({ name: 'nothing' })
  }

  return (
    <div className="fs-choices" id="contoh">
      <section>
        <h2>Isi contoh</h2>
        <p>
          Berita, acara, dan kelas yang mungkin ditulis {institutions[institution].label.toLowerCase()},
          dengan gambar. Ubah sesuka Anda, lalu buang sisanya dengan satu tekan.
        </p>
        <div aria-live="polite">
          {said.name === 'busy' && <p>{said.words}</p>}
          {said.name === 'came' && (
            <Notice tone="good" title="Contoh sudah tampil di situs">
              {said.came.counts.map(({ label, added }) => `${added} ${label}`).join(', ')}
            </Notice>
          )}
          {said.name === 'refused' && (
            <Notice tone="bad" isAlert>
              {said.message}
            </Notice>
          )}
          {said.name === 'gone' && <GoneWords gone={said.gone} onRemove={remove} onKeep={keep} />}
        </div>
        <div className="o-actions">
          {isThere ? (
            said.name !== 'gone' && (
              <Button icon="trash" busy={isBusy} onClick={() => void remove([])}>
                Hapus contoh
              </Button>
            )
          ) : (
            <Button icon="plus" busy={isBusy} onClick={() => void fill()}>
              Isi contoh
            </Button>
          )}
          <LinkButton tone="quiet" href={to.home()}>
            Lihat situs
          </LinkButton>
        </div>
      </section>
      <section>
        <h2>Impor</h2>
        <p>Punya buku, dokumen Word, atau situs lama? Bawa masuk; setiap berkas diperiksa dahulu.</p>
        <div className="o-actions">
          <LinkButton icon="upload" href={to.imports()}>
            Buka Impor
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

interface GoneWordsProps {
  gone: Gone
  onRemove: (paths: string[]) => Promise<void>
  onKeep: () => Promise<void>
}

/** What went, and what one has changed oneself: that is asked about. */
function GoneWords({ gone: { removed, kept }, onRemove, onKeep }: GoneWordsProps) {
  if (kept.length === 0)
    return (
      <Notice tone="good" title={`${removed} contoh dibuang`}>
        Ada di Sampah selama 30 hari.
      </Notice>
    )
  return (
    <Notice tone="warning" title={`${removed} contoh dibuang, ${kept.length} sudah Anda ubah`}>
      <ul>
        {kept.map(({ path, label }) => (
          <li key={path}>{label}</li>
        ))}
      </ul>
      <div className="o-actions">
        <Button isSmall onClick={() => void onKeep()}>
          Simpan sebagai isi situs
        </Button>
        <Button isSmall tone="quiet" icon="trash" onClick={() => void onRemove(kept.map(({ path }) => path))}>
          Buang juga
        </Button>
      </div>
    </Notice>
  )
}
