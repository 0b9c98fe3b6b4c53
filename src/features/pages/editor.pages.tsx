import { type FormEvent, useEffect, useRef, useState } from 'react'
import { to } from '../../routes.ts'
import { Button, LinkButton } from '../../ui/office/buttons.tsx'
import { callApi } from '../../ui/office/call-api.ts'
import { Confirm } from '../../ui/office/dialog.tsx'
import { CheckField, TextArea, TextField } from '../../ui/office/fields.tsx'
import { goTo, reloadPage } from '../../ui/office/navigate.ts'
import { Office } from '../../ui/office/office.tsx'
import { Notice, Panel, Tag } from '../../ui/office/panels.tsx'
import { useToasts } from '../../ui/office/toasts.tsx'
import { useUnsavedGuard } from '../../ui/office/unsaved.tsx'
import type { EditorPage } from './editor.contract.ts'
import { OnePicture } from './fields.views.tsx'
import type { PageContent, PageStateAnswer } from './pages.contract.ts'
import { statusWords } from './pages.rules.ts'
import { type Written, WrittenSections, writtenOf } from './written.views.tsx'

/** A page as it stands in the form. */
interface Draft extends Omit<PageContent, 'sections'> {
  sections: Written[]
}

const draftOf = ({ sections, ...content }: PageContent): Draft => ({
  ...content,
  sections: sections.map(writtenOf),
})

const bodyOf = ({ sections, ...content }: Draft) => ({
  ...content,
  sections: sections.map(({ values }) => values),
})

const wordsOf = (draft: Draft) => JSON.stringify(bodyOf(draft))

/** /Kelola/Halaman/{name} */
export function PageEditor({ data }: { data: EditorPage }) {
  const { entry } = data
  const [draft, setDraft] = useState(() => draftOf(data.content))
  const writing = useWriting(data, draft)
  const { errors, problem, state, version, send, isBusy } = writing
  const [isAsking, setAsking] = useState<'withdraw' | 'discard'>()
  const guard = useUnsavedGuard(writing.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Draft>) => setDraft(now => ({ ...now, ...part }))

  useEffect(() => {
    if (form.current) focusFirst(form.current, errors)
  }, [errors])

  const isOut = state === 'published' || state === 'changed'
  return (
    <Office
      {...data.office}
      path={to.managePages()}
      title={entry.label}
      text={
        entry.kind === 'own'
          ? 'Seluruh isi halaman ini Anda tulis di sini.'
          : 'Judul dan pengantar menggantikan kata bawaan daftar ini; bagian-bagian tampil di bawahnya.'
      }
      crumbs={[{ label: 'Halaman', href: to.managePages() }, { label: entry.label }]}
      actions={
        <>
          <Tag tone={statusWords[state].tone}>{statusWords[state].label}</Tag>
          {isOut && (
            <LinkButton href={entry.path} isOutside icon="external">
              Lihat halaman
            </LinkButton>
          )}
        </>
      }
    >
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {state === 'none' && (
        <Notice title="Belum ada di situs">
          Isian di bawah ini contoh awal. Sesuaikan, lalu terbitkan; sebelum itu pengunjung belum melihatnya.
        </Notice>
      )}
      <form
        ref={form}
        className="pg-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send('publication')
        }}
      >
        <HeadingPanel draft={draft} errors={errors} change={change} />
        <WrittenSections
          sections={draft.sections}
          errors={errors}
          listings={data.listings}
          onChange={sections => change({ sections })}
        />
        <SeoPanel draft={draft} errors={errors} change={change} />
        <div className="pg-bar">
          <Button tone="main" type="submit" busy={isBusy === 'publication'}>
            Terbitkan
          </Button>
          <Button busy={isBusy === 'draft'} onClick={() => void send('draft')}>
            Simpan draf
          </Button>
          {version > 0 && (
            <LinkButton href={data.previewHref} isOutside tone="quiet" icon="eye">
              Pratinjau draf tersimpan
            </LinkButton>
          )}
          {state === 'changed' && (
            <Button tone="quiet" onClick={() => setAsking('discard')}>
              Buang perubahan
            </Button>
          )}
          {isOut && (
            <Button tone="quiet" onClick={() => setAsking('withdraw')}>
              Tarik dari situs
            </Button>
          )}
          <p className="o-hint" role="status">
            {writing.isChanged
              ? 'Ada perubahan yang belum disimpan.'
              : data.changedText && `Tersimpan ${data.changedText}`}
          </p>
        </div>
      </form>
      <Confirm
        title={isAsking === 'discard' ? 'Buang perubahan?' : 'Tarik halaman dari situs?'}
        text={
          isAsking === 'discard'
            ? 'Isian kembali seperti yang terbit. Perubahan yang belum diterbitkan hilang.'
            : 'Pengunjung tidak lagi menemukan halaman ini. Isinya tetap tersimpan di sini sebagai draf.'
        }
        confirm={isAsking === 'discard' ? 'Buang perubahan' : 'Tarik dari situs'}
        open={isAsking !== undefined}
        busy={isBusy === 'withdraw' || isBusy === 'discard'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          if (isAsking) await writing.takeBack(isAsking)
          setAsking(undefined)
        }}
      />
      {guard}
    </Office>
  )
}

interface PartProps {
  draft: Draft
  errors: Record<string, string>
  change: (part: Partial<Draft>) => void
}

function HeadingPanel({ draft, errors, change }: PartProps) {
  return (
    <Panel title="Kepala halaman">
      <div className="o-form o-form-wide">
        <TextField
          label="Label di atas judul"
          name="eyebrow"
          maxLength={80}
          value={draft.eyebrow}
          error={errors.eyebrow}
          onChange={eyebrow => change({ eyebrow })}
        />
        <TextField
          label="Judul"
          name="title"
          required
          maxLength={160}
          value={draft.title}
          error={errors.title}
          onChange={title => change({ title })}
        />
        <TextArea
          label="Pengantar"
          name="lead"
          rows={3}
          maxLength={600}
          value={draft.lead}
          error={errors.lead}
          onChange={lead => change({ lead })}
        />
        <OnePicture
          label="Gambar sampul"
          path="cover"
          value={draft.cover}
          errors={errors}
          onChange={cover => change({ cover: cover ?? null })}
        />
      </div>
    </Panel>
  )
}

function SeoPanel({ draft, errors, change }: PartProps) {
  const { seo } = draft
  const set = (part: Partial<PageContent['seo']>) => {
    const next = Object.entries({ ...seo, ...part }).filter(
      ([, value]) => value !== '' && value !== undefined,
    )
    change({ seo: Object.fromEntries(next) })
  }
  return (
    <Panel title="Di mesin pencari" text="Yang kosong diambil dari judul, pengantar, dan sampul.">
      <div className="o-form o-form-wide">
        <TextField
          label="Judul di hasil pencarian"
          name="seo.title"
          maxLength={80}
          value={seo.title ?? ''}
          error={errors['seo.title']}
          onChange={title => set({ title })}
        />
        <TextArea
          label="Deskripsi di hasil pencarian"
          name="seo.description"
          rows={2}
          maxLength={300}
          value={seo.description ?? ''}
          error={errors['seo.description']}
          onChange={description => set({ description })}
        />
        <OnePicture
          label="Gambar saat dibagikan"
          path="seo.image"
          value={seo.image}
          errors={errors}
          onChange={image => set({ image })}
        />
        <CheckField
          label="Jangan tampilkan di mesin pencari"
          name="seo.noindex"
          value={seo.noindex === true}
          onChange={isOn => set({ noindex: isOn || undefined })}
        />
      </div>
    </Panel>
  )
}

type Work = 'draft' | 'publication' | 'withdraw' | 'discard'

/** What is sent and what came of it; what was typed stays whatever happens. */
function useWriting(data: EditorPage, draft: Draft) {
  const [saved, setSaved] = useState(() => JSON.stringify(data.content))
  const [{ state, version }, setKept] = useState({ state: data.state, version: data.version })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState<Work>()
  const toasts = useToasts()
  const path = `/v1/pages/${data.entry.name}`

  async function ask(work: Work, method: 'PUT' | 'DELETE', address: string, body: object): Promise<boolean> {
    if (isBusy) return false
    setBusy(work)
    setProblem(undefined)
    const answer = await callApi<PageStateAnswer>(method, address, body)
    setBusy(undefined)
    setErrors(
      answer.ok ? {} : Object.fromEntries(answer.errors.map(one => [one.field, one.message]).reverse()),
    )
    if (!answer.ok) {
      setProblem(answer.errors.length > 0 ? 'Belum tersimpan. Periksa isian yang ditandai.' : answer.message)
      return false
    }
    setKept({ state: answer.data.state, version: answer.data.version })
    toasts.show({ message: answer.message })
    return true
  }

  return {
    errors,
    problem,
    state,
    version,
    isBusy,
    isChanged: wordsOf(draft) !== saved,
    async send(where: 'draft' | 'publication') {
      const body = bodyOf(draft)
      if (!(await ask(where, 'PUT', `${path}/${where}`, { ...body, version }))) return
      setSaved(JSON.stringify(body))
      reloadPage()
    },
    async takeBack(work: 'withdraw' | 'discard') {
      const where = work === 'withdraw' ? 'publication' : 'draft'
      if (!(await ask(work, 'DELETE', `${path}/${where}`, { version }))) return
      // what is published stands in the form again
      if (work === 'discard') goTo(to.managePages())
      else reloadPage()
    },
  }
}

/** The first field that was refused, wherever it stands. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const names = Object.keys(errors)
  if (names.length === 0) return
  for (const element of form.elements)
    if (
      element instanceof HTMLElement &&
      'name' in element &&
      typeof element.name === 'string' &&
      names.some(name => name === element.name || name.startsWith(`${element.name}.`))
    ) {
      element.focus()
      return
    }
}
