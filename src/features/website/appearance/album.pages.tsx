import './album.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { type LayoutName, layoutNames, layoutWords } from '../../../shared/layout-names.ts'
import { LayoutPicture } from '../../../ui/layout-picture.tsx'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { ConflictDialog } from '../../../ui/office/conflict-dialog.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { DraftWords } from '../../../ui/office/draft-words.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Skeleton } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LookPage } from './appearance.contract.ts'
import { lookShape } from './appearance.rules.ts'
import { DeviceChoice } from './layouts.views.tsx'
import { useLook } from './look-editing.views.tsx'
import { Scaled, usualDevice } from './look-preview.views.tsx'

export const pages: PagesOf<'appearance.album'> = { 'appearance.album': LayoutAlbum }

/** All layouts beside each other; whichever is asked for shows the tenant's own home page. */
function LayoutAlbum({ data }: { data: LookPage }) {
  const isMounted = useMounted()
  return (
    <Office
      path={to.appearance()}
      title="Album tata letak"
      text="Gambar memakai isi contoh; Lihat menampilkan beranda situs Anda sendiri. Yang Anda pakai masuk ke draf; pengunjung baru melihatnya setelah diterbitkan."
    >
      {isMounted ? <Shelf data={data} /> : <Skeleton lines={8} />}
    </Office>
  )
}

function Shelf({ data }: { data: LookPage }) {
  const { editing, look, change } = useLook(data.draft)
  const [seen, setSeen] = useState<LayoutName>()
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
        <div className="o-actions">
          <DraftWords editing={editing} />
          <ConflictDialog editing={editing} shape={lookShape} />
          <LinkButton href={to.appearance()}>Ke penyunting tampilan</LinkButton>
        </div>
      </div>
      <p className="o-unseen" role="status">{`${found.length} tata letak`}</p>
      {found.length === 0 ? (
        <Empty
          level="h2"
          icon="search"
          title={`Tidak ada tata letak untuk "${words}"`}
          text="Coba kata lain, misalnya untuk siapa situs Anda dibuat."
          action={<Button onClick={() => setWords('')}>Tampilkan semua</Button>}
        />
      ) : (
        <ul className="ap-album-shelf">
          {found.map(name => (
            <li key={name} className={name === look.layout ? 'ap-album-one ap-album-chosen' : 'ap-album-one'}>
              <LayoutPicture name={name} className="ap-thumb" />
              <div className="ap-album-words">
                <h2>{layoutWords[name].label}</h2>
                <p>{layoutWords[name].audience}</p>
                <div className="o-actions">
                  <Button
                    isSmall
                    tone="quiet"
                    icon="eye"
                    onClick={() => setSeen(name)}
                    label={`Lihat situs ini dengan tata letak ${layoutWords[name].label}`}
                  >
                    Lihat
                  </Button>
                  {name === look.layout ? (
                    <span className="ap-album-now">Di draf sekarang</span>
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
              </div>
            </li>
          ))}
        </ul>
      )}
      <Live name={seen} token={data.preview} onClose={() => setSeen(undefined)} />
    </div>
  )
}

interface LiveProps {
  name: LayoutName | undefined
  /** the preview's token: with it the site answers as the draft would have it */
  token: string
  onClose: () => void
}

/** The tenant's own home page in one layout: the page itself, and only the one that was asked for. */
function Live({ name, token, onClose }: LiveProps) {
  const [device, setDevice] = useState(usualDevice)
  const title = name && `Tata letak ${layoutWords[name].label}`
  return (
    <Dialog title={title ?? ''} open={name !== undefined} onClose={onClose} size="large">
      <div className="ap-album-live">
        <DeviceChoice device={device} onChange={setDevice} />
        <Scaled device={device}>
          <iframe src={`/?pratinjau=${encodeURIComponent(token)}&tataLetak=${name}`} title={title} />
        </Scaled>
      </div>
    </Dialog>
  )
}
