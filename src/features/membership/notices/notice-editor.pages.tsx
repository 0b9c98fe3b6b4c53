import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { textOf } from '../../../ui/office/form-parts.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { NoticeEditorPage, NoticeSection } from './notices.contract.ts'

export const pages: PagesOf<'privacy.editor'> = { 'privacy.editor': NoticeEditor }

interface Draft extends NoticeSection {
  /** tells React which is which when they are moved */
  key: number
}

let last = 0
const draftOf = (section: NoticeSection): Draft => {
  last += 1
  return { ...section, key: last }
}

/** The tenant's notice, section by section; publishing makes a new version and tells the members. */
function NoticeEditor({ data }: { data: NoticeEditorPage }) {
  const [sections, setSections] = useState(() => data.sections.map(draftOf))
  const [summary, setSummary] = useState(data.baseVersion === 0 ? 'Kebijakan privasi pertama kami.' : '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const version = data.baseVersion + 1

  const change = (key: number, part: Partial<NoticeSection>) =>
    setSections(now => now.map(one => (one.key === key ? { ...one, ...part } : one)))
  function remove(section: Draft, index: number): void {
    setSections(now => now.filter(one => one.key !== section.key))
    const undo = () => setSections(now => now.toSpliced(index, 0, section))
    toasts.show({ message: 'Bagian dihapus.', undo })
  }
  const move = (index: number, by: -1 | 1) =>
    setSections(now => {
      const next = [...now]
      const [moved] = next.splice(index, 1)
      if (moved) next.splice(index + by, 0, moved)
      return next
    })

  async function publish() {
    setBusy(true)
    const body = {
      sections: sections.map(({ title, text }) => ({ title, text })),
      summary,
      baseVersion: data.baseVersion,
    }
    const answer = await callApi<{ version: number }>('POST', '/v1/privacy/notices', body)
    setBusy(false)
    setAsking(false)
    if (!answer.ok) {
      setErrors(Object.fromEntries(answer.errors.map(one => [one.field, one.message])))
      return setProblem(answer.errors.length > 0 ? 'Periksa isian yang ditandai.' : answer.message)
    }
    toasts.show({ message: `Versi ${answer.data.version} diterbitkan` })
    return goTo(routes['Kelola-Privasi'])
  }

  return (
    <Office
      path={routes['Kelola-Privasi-Kebijakan']}
      title={`Kebijakan privasi versi ${version}`}
      text="Baris kosong memulai paragraf baru; baris yang diawali tanda hubung (-) menjadi daftar."
      crumbs={[{ label: 'Privasi', href: routes['Kelola-Privasi'] }, { label: 'Kebijakan privasi' }]}
      actions={<LinkButton href={data.policyHref}>Lihat yang berlaku</LinkButton>}
    >
      {data.isExample && (
        <Notice title="Ini contoh awal">
          Sesuaikan dengan lembaga Anda sebelum diterbitkan: apa yang benar-benar Anda proses, untuk apa, dan
          berapa lama.
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {sections.map((section, index) => (
        <Panel
          key={section.key}
          title={`Bagian ${index + 1}`}
          actions={
            <SectionActions
              index={index}
              isLast={index === sections.length - 1}
              isOnly={sections.length === 1}
              move={by => move(index, by)}
              remove={() => remove(section, index)}
            />
          }
        >
          <div className="o-form o-form-wide">
            <Fields
              of={data.fields.section}
              path={`sections.${index}`}
              form={{
                values: section,
                errors,
                set: (name, value) => change(section.key, { [name]: value }),
              }}
            />
          </div>
        </Panel>
      ))}
      <div className="o-actions">
        <Button
          icon="plus"
          disabled={sections.length >= 30}
          onClick={() => setSections(now => [...now, draftOf({ title: '', text: '' })])}
        >
          Tambah bagian
        </Button>
      </div>
      <Panel
        title="Terbitkan"
        text={`Berlaku seketika. ${data.members} anggota aktif diberi tahu lewat email.`}
      >
        <div className="o-form o-form-wide">
          <Fields
            of={data.fields.publishing}
            form={{ values: { summary }, errors, set: (_, value) => setSummary(textOf(value)) }}
          />
          <div className="o-actions">
            <Button tone="main" onClick={() => setAsking(true)}>
              Terbitkan versi {version}
            </Button>
          </div>
        </div>
      </Panel>
      <Confirm
        title={`Terbitkan versi ${version}?`}
        text={`Versi ini langsung berlaku dan ${data.members} anggota menerima email. Versi lama tetap dapat dibaca.`}
        confirm="Terbitkan"
        tone="main"
        open={isAsking}
        busy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={publish}
      />
    </Office>
  )
}

interface SectionActionsProps {
  index: number
  isLast: boolean
  isOnly: boolean
  move: (by: -1 | 1) => void
  remove: () => void
}

function SectionActions({ index, isLast, isOnly, move, remove }: SectionActionsProps) {
  const which = `bagian ${index + 1}`
  return (
    <>
      <Button
        tone="quiet"
        isSmall
        icon="arrow-up"
        disabled={index === 0}
        label={`Naikkan ${which}`}
        onClick={() => move(-1)}
      >
        Naik
      </Button>
      <Button
        tone="quiet"
        isSmall
        icon="arrow-down"
        disabled={isLast}
        label={`Turunkan ${which}`}
        onClick={() => move(1)}
      >
        Turun
      </Button>
      <Button tone="quiet" isSmall icon="trash" disabled={isOnly} label={`Hapus ${which}`} onClick={remove}>
        Hapus
      </Button>
    </>
  )
}
