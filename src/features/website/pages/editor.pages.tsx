import { useEffect, useState } from 'react'
import type { Content } from '../../../shared/draft-parts.ts'
import { Suggestions } from '../../../ui/office/form-fields.tsx'
import { useDraft } from '../../../ui/office/use-draft.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EditorPage } from './editor.contract.ts'
import { EditorShell } from './editor-shell.views.tsx'
import { type Draft, draftOf, HeadingPanel, SeoPanel } from './head-parts.views.tsx'
import { pageShape } from './pages.rules.ts'
import { helpOf } from './section-help.views.tsx'
import { WrittenSections } from './written.views.tsx'

export const pages: PagesOf<'pages.editor'> = { 'pages.editor': PageEditor }

const bodyOf = ({ sections, ...content }: Draft): Content => ({
  ...content,
  sections: sections.map(({ values }) => values),
})

/** /Kelola/Halaman/{name} */
function PageEditor({ data }: { data: EditorPage }) {
  const { entry, form } = data
  const editing = useDraft(data.draft, pageShape)
  const { value, epoch } = editing
  const [draft, setDraft] = useState(() => draftOf(value, []))

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    editing.change(bodyOf(next))
  }

  // what came from elsewhere stands in the form; sections that were open stay open
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (epoch > 0) setDraft(now => draftOf(value, now.sections))
  }, [epoch])

  return (
    <EditorShell
      editing={editing}
      shape={pageShape}
      page={entry}
      text={
        entry.kind === 'own'
          ? 'Seluruh isi halaman ini Anda tulis di sini.'
          : 'Judul dan pengantar menggantikan kata bawaan daftar ini; bagian-bagian tampil di bawahnya.'
      }
      timeZone={data.timeZone}
      previewHref={data.previewHref}
      none={{
        title: 'Belum ada di situs',
        text: 'Isian di bawah ini contoh awal. Sesuaikan, lalu terbitkan; sebelum itu pengunjung belum melihatnya.',
      }}
    >
      {errors => (
        <>
          <Suggestions name="pages" options={data.targets.pages} />
          <HeadingPanel fields={form.heading} draft={draft} errors={errors} change={change} />
          <WrittenSections
            sections={draft.sections}
            fields={form.sections}
            errors={errors}
            help={helpOf(data.listings, data.targets)}
            onChange={sections => change({ sections })}
          />
          <SeoPanel fields={form.seo} draft={draft} errors={errors} change={change} />
        </>
      )}
    </EditorShell>
  )
}
