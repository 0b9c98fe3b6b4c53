import './editor.css'
import { type FormEvent, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useUnsavedGuard } from '../../../ui/office/unsaved.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SettingEditorPage } from './editor.contract.ts'
import type { Values } from './field-parts.views.tsx'
import { SectionFields } from './fields.views.tsx'
import { heroFields, termsFields } from './kinds.rules.ts'
import { WrittenSections, writtenOf } from './written.views.tsx'

export const pages: PagesOf<'pages.setting'> = { 'pages.setting': SettingEditor }

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

/** /Kelola/Halaman/Beranda and /Kelola/Halaman/Terms-And-Conditions */
function SettingEditor({ data }: { data: SettingEditorPage }) {
  const { page, listings } = data
  const isHome = page.key === 'home'
  const [value, setValue] = useState(data.value)
  const [sections, setSections] = useState(() => (isHome ? listOf(data.value.sections).map(writtenOf) : []))
  const whole = isHome ? { ...value, sections: sections.map(one => one.values) } : value
  const saving = useSaving(data, whole)
  const guard = useUnsavedGuard(saving.isChanged)
  const { errors } = saving
  return (
    <Office
      path={to.managePages()}
      title={page.label}
      text="Langsung tampil bagi pengunjung setelah disimpan."
      crumbs={[{ label: 'Halaman', href: to.managePages() }, { label: page.label }]}
      actions={
        <LinkButton href={page.path} isOutside icon="external">
          Lihat halaman
        </LinkButton>
      }
    >
      {saving.problem && (
        <Notice tone="bad" isAlert>
          {saving.problem}
        </Notice>
      )}
      <form
        className="pg-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void saving.save()
        }}
      >
        <Panel title={isHome ? 'Pembuka' : 'Isi'}>
          <div className="o-form o-form-wide">
            <SectionFields
              fields={isHome ? heroFields : termsFields}
              values={isHome ? (isValues(value.hero) ? value.hero : {}) : value}
              path={isHome ? 'hero' : ''}
              errors={errors}
              listings={listings}
              onChange={next => setValue(isHome ? { ...value, hero: next } : next)}
            />
          </div>
        </Panel>
        {isHome && (
          <WrittenSections sections={sections} errors={errors} listings={listings} onChange={setSections} />
        )}
        <div className="pg-bar">
          <Button tone="main" type="submit" busy={saving.isBusy}>
            Simpan
          </Button>
          <p className="o-hint" role="status">
            {saving.isChanged && 'Ada perubahan yang belum disimpan.'}
          </p>
        </div>
      </form>
      {guard}
    </Office>
  )
}

/** What was typed stays whatever happens; who saw an older version is told so. */
function useSaving({ page, tenant, ...data }: SettingEditorPage, whole: Values) {
  const [saved, setSaved] = useState(() => JSON.stringify(data.value))
  const [version, setVersion] = useState(data.version)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  return {
    errors,
    problem,
    isBusy,
    isChanged: JSON.stringify(whole) !== saved,
    async save() {
      if (isBusy) return
      setBusy(true)
      setProblem(undefined)
      const path = `/${tenant}/cms/app/setting/${page.key}`
      const answer = await callApi<{ version: number }>('PUT', path, {
        value: whole,
        ...(version > 0 ? { version } : {}),
      })
      setBusy(false)
      // "value.hero.title" is the field hero.title here
      const fields = answer.ok ? [] : answer.errors
      setErrors(
        Object.fromEntries(fields.map(one => [one.field.replace(/^value\.?/, ''), one.message]).reverse()),
      )
      if (!answer.ok)
        return setProblem(
          fields.length > 0 ? 'Belum tersimpan. Periksa isian yang ditandai.' : answer.message,
        )
      setVersion(answer.data.version)
      setSaved(JSON.stringify(whole))
      toasts.show({ message: `${page.label} tersimpan` })
    },
  }
}
