import './editor.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { goTo, reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useUnsavedGuard } from '../../../ui/office/unsaved.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EditorPage } from './editor.contract.ts'
import { type Draft, HeadingPanel, SeoPanel } from './head-parts.views.tsx'
import type { PageContent, PageStateAnswer } from './pages.contract.ts'
import { statusWords } from './pages.rules.ts'
import { WrittenSections, writtenOf } from './written.views.tsx'

export const pages: PagesOf<'pages.editor'> = { 'pages.editor': PageEditor }

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
function PageEditor({ data }: { data: EditorPage }) {
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
