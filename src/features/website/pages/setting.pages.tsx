import { useEffect, useState } from 'react'
import { valuesOf } from '../../../shared/form-field.ts'
import { Fields, Suggestions } from '../../../ui/office/form-fields.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useDraft } from '../../../ui/office/use-draft.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SettingEditorPage } from './editor.contract.ts'
import { EditorShell } from './editor-shell.views.tsx'
import { settingShapes } from './pages.rules.ts'
import { helpOf } from './section-help.views.tsx'
import { type EditedSection, WrittenSections, writtenIn } from './written.views.tsx'

export const pages: PagesOf<'pages.setting'> = { 'pages.setting': SettingEditor }

/** /Kelola/Halaman/Beranda and /Kelola/Halaman/Terms-And-Conditions */
function SettingEditor({ data }: { data: SettingEditorPage }) {
  const { page, listings, targets } = data
  const help = helpOf(listings, targets)
  const isHome = page.key === 'home'
  const shape = settingShapes[page.key]
  const editing = useDraft(data.draft, shape)
  const { value, epoch } = editing
  const [sections, setSections] = useState(() => writtenIn(value.sections, []))

  // what came from elsewhere stands in the form; sections that were open stay open
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (epoch > 0) setSections(now => writtenIn(value.sections, now))
  }, [epoch])

  const part = isHome ? valuesOf(value.hero) : { ...value }
  const set = (name: string, typed: unknown) => {
    const next = { ...part, [name]: typed }
    editing.change(isHome ? { ...value, hero: next } : next)
  }
  const write = (next: EditedSection[]) => {
    setSections(next)
    editing.change({ ...value, sections: next.map(one => one.values) })
  }

  return (
    <EditorShell
      editing={editing}
      shape={shape}
      page={page}
      text="Tersimpan sebagai draf sambil Anda menulis; pengunjung melihatnya setelah Anda menerbitkan."
      timeZone={data.timeZone}
      previewHref={data.previewHref}
      isAlwaysThere
      none={{
        title: 'Belum Anda tulis sendiri',
        text: 'Pengunjung melihat isi bawaan di bawah ini, sampai Anda menerbitkan yang baru.',
      }}
    >
      {errors => (
        <>
          <Suggestions name="pages" options={targets.pages} />
          <Panel title={isHome ? 'Pembuka' : 'Isi'}>
            <div className="o-form o-form-wide">
              <Fields
                of={data.fields}
                form={{ values: part, errors, set }}
                path={isHome ? 'hero' : ''}
                help={help}
              />
            </div>
          </Panel>
          {isHome && (
            <WrittenSections
              sections={sections}
              fields={data.sections}
              errors={errors}
              help={help}
              onChange={write}
            />
          )}
        </>
      )}
    </EditorShell>
  )
}
