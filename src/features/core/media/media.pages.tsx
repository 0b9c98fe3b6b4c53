import './library.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { bytesText, kindWords, type MediaItem, mediaKinds, searchLength } from '../../../shared/media.ts'
import { withQuery } from '../../../shared/pager.ts'
import { Button, IconButton } from '../../../ui/office/buttons.tsx'
import { DropZone } from '../../../ui/office/media/drop-zone.tsx'
import { MediaGrid } from '../../../ui/office/media/media-grid.tsx'
import { UploadsList } from '../../../ui/office/media/uploads-list.tsx'
import { type MediaAsked, useMediaList } from '../../../ui/office/media/use-media-list.ts'
import { useUploads } from '../../../ui/office/media/use-uploads.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Skeleton } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { FileDialog } from './file-dialog.views.tsx'
import type { LibraryPage } from './media.contract.ts'

export const pages: PagesOf<'media.library'> = { 'media.library': Library }

/** /Kelola/Media */
function Library({ data: { files, folders, asked: first, isOwn } }: { data: LibraryPage }) {
  const [asked, setAsked] = useState<MediaAsked>(first)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [opened, setOpened] = useState<MediaItem>()
  const list = useMediaList(asked, files)
  const uploads = useUploads({ onDone: list.put })

  // the address says what is shown, so that it can be kept and come back to
  function ask(part: Partial<MediaAsked>): void {
    const next = { ...asked, ...part }
    setAsked(next)
    history.replaceState(history.state, '', withQuery(to.media(), { ...next }))
  }

  const isNarrowed = asked.kind !== '' || asked.use !== '' || asked.q !== ''
  return (
    <Office
      path={to.media()}
      title="Media"
      text={
        isOwn
          ? 'Gambar, audio, video, dan dokumen yang Anda unggah.'
          : 'Gambar, audio, video, dan dokumen situs ini. Seret berkas ke sini, tempel, atau ambil dengan kamera.'
      }
    >
      <Panel>
        <DropZone
          onFiles={uploads.add}
          more={
            <IconButton
              icon={view === 'grid' ? 'rows' : 'grid'}
              label={view === 'grid' ? 'Tampilkan sebagai daftar' : 'Tampilkan sebagai petak'}
              onClick={() => setView(view === 'grid' ? 'list' : 'grid')}
            />
          }
        >
          {list.storage && <Room {...list.storage} />}
          <search className="o-library-ask">
            <input
              className="o-input"
              type="search"
              aria-label="Cari di media"
              placeholder="Nama berkas atau isi gambar"
              value={asked.q}
              maxLength={searchLength}
              onChange={event => ask({ q: event.target.value })}
            />
            <Chips
              label="Jenis"
              value={asked.kind}
              options={[
                { value: '', label: 'Semua' },
                ...mediaKinds.map(kind => ({ value: kind, label: kindWords[kind] })),
              ]}
              onChange={kind => ask({ kind })}
            />
            {!isOwn && (
              <Chips
                label="Dipakai di"
                value={asked.use}
                options={[
                  { value: '', label: 'Di mana saja' },
                  ...folders,
                  { value: 'none', label: 'Belum dipakai' },
                ]}
                onChange={use => ask({ use })}
              />
            )}
          </search>
          <UploadsList uploads={uploads} />
          {list.problem && (
            <Notice tone="bad" isAlert>
              {list.problem}
            </Notice>
          )}
          {asked.use === 'none' && list.items.length > 0 && (
            <Notice>
              Belum dipakai di mana pun sejauh diketahui. Sebelum dihapus, pemakaiannya diperiksa sekali lagi.
            </Notice>
          )}
          {list.items.length > 0 ? (
            <MediaGrid items={list.items} verb="Buka" view={view} onPress={setOpened} />
          ) : list.isBusy ? (
            <Skeleton lines={6} />
          ) : (
            <Empty
              level="h2"
              icon="image"
              title={isNarrowed ? 'Tidak ada yang cocok' : 'Belum ada berkas'}
              text={
                isNarrowed
                  ? 'Ubah kata pencarian atau pilihannya.'
                  : 'Unggah gambar, audio, video, atau PDF. Setelah itu bisa dipakai di halaman dan tulisan mana pun.'
              }
            />
          )}
          {list.hasMore && (
            <div className="o-actions">
              <Button busy={list.isBusy} onClick={() => void list.more()}>
                Muat lagi
              </Button>
            </div>
          )}
        </DropZone>
      </Panel>
      {opened && (
        <FileDialog
          key={opened.id}
          item={opened}
          onClose={() => setOpened(undefined)}
          onChanged={item => {
            list.put(item)
            if (item.id !== opened.id) setOpened(item)
          }}
          onGone={item => {
            list.drop(item)
            setOpened(undefined)
          }}
        />
      )}
    </Office>
  )
}

/** How much room is taken, in words and as a bar. */
function Room({ bytes, reserved, quota }: LibraryPage['files']['storage']) {
  const taken = bytes + reserved
  const isShort = taken > quota * 0.9
  return (
    <div className={isShort ? 'o-room o-room-short' : 'o-room'}>
      <meter
        aria-label="Ruang berkas yang terpakai"
        min={0}
        max={quota}
        high={quota * 0.9}
        value={Math.min(taken, quota)}
      />
      <span>
        {bytesText(taken)} dari {bytesText(quota)}
        {isShort && ': hampir penuh, hapus berkas yang belum dipakai'}
      </span>
    </div>
  )
}

interface ChipsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Chips<Value extends string>({ label, value, options, onChange }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: choices in one line, no form's field set
    <div className="o-media-chips" role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
