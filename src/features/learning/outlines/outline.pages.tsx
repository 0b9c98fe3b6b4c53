import './outline.css'
import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { savedText } from '../../../ui/office/saved.ts'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { MoveDialog, SettingsDialog } from './outline-dialogs.views.tsx'
import type { OutlinePage } from './outline-pages.contract.ts'
import { PartView } from './outline-parts.views.tsx'
import { PublishDialog } from './publish-dialog.views.tsx'
import { Versions } from './runs-and-versions.views.tsx'
import { lessonOf, useOutline } from './use-outline.views.tsx'
import { type OutlineActs, useOutlineActs } from './use-outline-acts.views.tsx'

export const pages: PagesOf<'outlines.outline'> = { 'outlines.outline': Outline }

type Open = { what: 'move' | 'settings'; chapterId: number } | { what: 'publish' }

/** /Kelola/Kelas/{id}/Isi */
function Outline({ data }: { data: OutlinePage }) {
  const editing = useOutline(data.outline, data.path)
  const acts = useOutlineActs(editing)
  const [open, setOpen] = useState<Open>()
  const isMounted = useMounted()
  const { outline, isSaving, savedAt, clash, leaveClash } = editing
  const { modules, number, isAhead } = outline
  const close = () => setOpen(undefined)
  const hasChapters = modules.some(module => module.chapters.length > 0)
  const state =
    number === 0
      ? ({ label: 'Belum terbit', tone: 'orange' } as const)
      : isAhead
        ? ({ label: `Versi ${number} terbit, ada perubahan`, tone: 'blue' } as const)
        : ({ label: `Versi ${number} terbit`, tone: 'green' } as const)
  return (
    <Office
      path={data.listHref}
      title={`Isi ${data.title}`}
      crumbs={[
        { label: 'Kelas', href: data.listHref },
        { label: data.title, href: data.classHref },
        { label: 'Isi kelas' },
      ]}
      actions={
        <>
          <Tag tone={state.tone}>{state.label}</Tag>
          <LinkButton href={data.classHref} tone="quiet" icon="pen">
            Tentang kelas
          </LinkButton>
          {data.peopleHref && (
            <LinkButton href={data.peopleHref} tone="quiet" icon="clipboard-list">
              Peserta
            </LinkButton>
          )}
          {data.siteHref && number > 0 && (
            <LinkButton href={data.siteHref} tone="quiet" icon="external" isOutside>
              Lihat di situs
            </LinkButton>
          )}
          {hasChapters && (isAhead || number === 0) && (
            <Button tone="main" onClick={() => setOpen({ what: 'publish' })}>
              {!data.mayPublish ? 'Periksa' : number === 0 ? 'Terbitkan' : 'Terbitkan perubahan'}
            </Button>
          )}
        </>
      }
    >
      <p className="ol-state" role="status">
        {isSaving ? 'Menyimpan…' : savedAt ? savedText(savedAt) : ''} {acts.said}
      </p>
      {clash && (
        <Notice
          tone="warning"
          isAlert
          action={
            <>
              <Button isSmall onClick={leaveClash}>
                Biarkan
              </Button>
              <Button
                isSmall
                tone="main"
                onClick={() => {
                  leaveClash()
                  clash.again?.()
                }}
              >
                Pakai punya saya
              </Button>
            </>
          }
        >
          {clash.message}
        </Notice>
      )}
      {modules.length === 0 && (
        <Panel>
          <Empty
            level="h2"
            icon="list"
            title="Kelas ini belum berisi"
            text="Mulai dengan satu modul, misalnya Pengenalan; bab ditulis di dalamnya. Buku yang sudah jadi (Markdown atau HTML) dimasukkan sekaligus oleh pengelola server dengan perintah impor."
          />
          <AddModule acts={acts} />
        </Panel>
      )}
      <div className="ol-parts">
        {modules.map(part => (
          <PartView
            key={part.id}
            part={part}
            outline={outline}
            acts={acts}
            kinds={data.kinds}
            asked={{
              onMove: chapterId => setOpen({ what: 'move', chapterId }),
              onSettings: chapterId => setOpen({ what: 'settings', chapterId }),
            }}
          />
        ))}
      </div>
      {modules.length > 0 && (
        <Panel>
          <AddModule acts={acts} />
        </Panel>
      )}
      {modules.length > 0 && (
        <p className="o-hint ol-keys">
          Alt dan panah memindahkan modul atau bab yang sedang dipilih; F2 mengganti namanya.
        </p>
      )}
      {isMounted && number > 0 && (
        <Versions path={data.path} runsPath={data.runsPath} number={data.outline.number} />
      )}
      {open?.what === 'move' && (
        <MoveDialog outline={outline} acts={acts} chapterId={open.chapterId} onClose={close} />
      )}
      {open?.what === 'settings' && (
        <SettingsDialog
          outline={outline}
          acts={acts}
          chapterId={open.chapterId}
          fields={data.fields}
          onClose={close}
        />
      )}
      {open?.what === 'publish' && (
        <PublishDialog path={data.path} onClose={close} hrefOf={id => lessonOf(outline, id)?.href} />
      )}
    </Office>
  )
}

function AddModule({ acts }: { acts: OutlineActs }) {
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (title.trim() === '') return setError('Tulis nama modul')
    setError(undefined)
    setBusy(true)
    if (await acts.addModule(title.trim())) setTitle('')
    setBusy(false)
  }

  return (
    <form className="ol-add-form ol-add-module" onSubmit={event => void add(event)} noValidate>
      <TextField
        label="Nama modul baru"
        required
        name="newModule"
        value={title}
        maxLength={limits.chapterTitle}
        error={error}
        onChange={setTitle}
      />
      <Button type="submit" icon="plus" busy={isBusy}>
        Tambah modul
      </Button>
    </form>
  )
}
