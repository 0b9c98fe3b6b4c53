import './album.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { layoutNames, layoutWords } from '../../../shared/layout-names.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Skeleton } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { type Device, DeviceChoice, LayoutThumb } from './layouts.views.tsx'
import { SaveWords } from './publishing.views.tsx'
import { type DraftEditing, useDraft } from './use-draft.views.tsx'

export const pages: PagesOf<'appearance.album'> = { 'appearance.album': LayoutAlbum }

/** All layouts beside each other, each showing the tenant's own home page. */
function LayoutAlbum() {
  return (
    <Office
      path={to.appearance()}
      title="Album tata letak"
      text="Setiap gambar adalah beranda situs ini sendiri. Yang Anda pakai masuk ke draf; pengunjung baru melihatnya setelah diterbitkan."
    >
      <Album />
    </Office>
  )
}

function Album() {
  const editing = useDraft()
  const { draft, look, problem, reload } = editing
  if (!draft || !look)
    return problem ? (
      <Notice tone="bad" isAlert action={<Button onClick={() => void reload()}>Coba lagi</Button>}>
        {problem.message}
      </Notice>
    ) : (
      <Skeleton lines={8} />
    )
  return <Shelf editing={editing} token={draft.preview} chosen={look.layout} />
}

interface ShelfProps {
  editing: DraftEditing
  token: string
  chosen: string
}

function Shelf({ editing, token, chosen }: ShelfProps) {
  const [device, setDevice] = useState<Device>('desk')
  const [words, setWords] = useState('')
  // the pictures do not change with the choice
  const [shown] = useState(token)
  const found = layoutNames.filter(name => {
    const { label, audience } = layoutWords[name]
    return `${name} ${label} ${audience}`.toLowerCase().includes(words.trim().toLowerCase())
  })
  return (
    <div className="ap-album">
      <div className="ap-album-bar">
        <TextField
          label="Cari tata letak"
          name="cari"
          type="search"
          placeholder="misalnya sekolah, berita, festival"
          value={words}
          onChange={setWords}
        />
        <DeviceChoice device={device} onChange={setDevice} />
        <div className="o-actions">
          <SaveWords editing={editing} />
          <LinkButton href={to.appearance()}>Ke penyunting tampilan</LinkButton>
        </div>
      </div>
      <p className="o-unseen" role="status">{`${found.length} tata letak`}</p>
      {found.length === 0 ? (
        <Empty
          icon="search"
          title={`Tidak ada tata letak untuk "${words}"`}
          text="Coba kata lain, misalnya untuk siapa situs Anda dibuat."
          action={<Button onClick={() => setWords('')}>Tampilkan semua</Button>}
        />
      ) : (
        <ul className="ap-album-shelf">
          {found.map(name => (
            <li key={name} className={name === chosen ? 'ap-album-one ap-album-chosen' : 'ap-album-one'}>
              <LayoutThumb name={name} token={shown} device={device} />
              <div className="ap-album-words">
                <h2>{layoutWords[name].label}</h2>
                <p>{layoutWords[name].audience}</p>
                {name === chosen ? (
                  <p className="ap-album-now">Di draf sekarang</p>
                ) : (
                  <Button
                    isSmall
                    tone="quiet"
                    onClick={() => editing.change({ layout: name })}
                    label={`Pakai tata letak ${layoutWords[name].label}`}
                  >
                    Pakai
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
