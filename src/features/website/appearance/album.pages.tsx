import './album.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { layoutNames, layoutWords } from '../../../shared/layout-names.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { ConflictDialog } from '../../../ui/office/conflict-dialog.tsx'
import { DraftWords } from '../../../ui/office/draft-words.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Skeleton } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LookPage } from './appearance.contract.ts'
import { lookShape } from './appearance.rules.ts'
import { type Device, DeviceChoice, LayoutThumb } from './layouts.views.tsx'
import { useLook } from './look-editing.views.tsx'

export const pages: PagesOf<'appearance.album'> = { 'appearance.album': LayoutAlbum }

/** All layouts beside each other, each showing the tenant's own home page. */
function LayoutAlbum({ data }: { data: LookPage }) {
  const isMounted = useMounted()
  return (
    <Office
      path={to.appearance()}
      title="Album tata letak"
      text="Setiap gambar adalah beranda situs ini sendiri. Yang Anda pakai masuk ke draf; pengunjung baru melihatnya setelah diterbitkan."
    >
      {isMounted ? <Shelf data={data} /> : <Skeleton lines={8} />}
    </Office>
  )
}

function Shelf({ data }: { data: LookPage }) {
  const { editing, look, change } = useLook(data.draft)
  const [device, setDevice] = useState<Device>('desk')
  const [words, setWords] = useState('')
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
          <DraftWords editing={editing} />
          <ConflictDialog editing={editing} shape={lookShape} />
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
            <li key={name} className={name === look.layout ? 'ap-album-one ap-album-chosen' : 'ap-album-one'}>
              <LayoutThumb name={name} token={data.preview} device={device} />
              <div className="ap-album-words">
                <h2>{layoutWords[name].label}</h2>
                <p>{layoutWords[name].audience}</p>
                {name === look.layout ? (
                  <p className="ap-album-now">Di draf sekarang</p>
                ) : (
                  <Button
                    isSmall
                    tone="quiet"
                    onClick={() => change({ layout: name })}
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
