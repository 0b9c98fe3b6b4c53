import type { Content } from '../../../shared/draft-parts.ts'
import { type FormField, valuesOf } from '../../../shared/form-field.ts'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { isImage } from '../../../ui/office/form-parts.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { PageContent } from './pages.contract.ts'
import { type EditedSection, writtenIn } from './written.views.tsx'

/** A page as it stands in the form. */
export interface Draft extends Omit<PageContent, 'sections'> {
  sections: EditedSection[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A draft as it stands in the form; sections that stood there already keep their place on the screen. */
export function draftOf(value: Content, known: readonly EditedSection[]): Draft {
  const seo = valuesOf(value.seo)
  const image = isImage(seo.image) ? seo.image : undefined
  return {
    eyebrow: textOf(value.eyebrow),
    title: textOf(value.title),
    lead: textOf(value.lead),
    cover: isImage(value.cover) ? value.cover : null,
    seo: {
      ...(textOf(seo.title) ? { title: textOf(seo.title) } : {}),
      ...(textOf(seo.description) ? { description: textOf(seo.description) } : {}),
      ...(image ? { image } : {}),
      ...(seo.noindex === true ? { noindex: true } : {}),
    },
    sections: writtenIn(value.sections, known),
  }
}

interface PartProps {
  fields: readonly FormField[]
  draft: Draft
  errors: Record<string, string>
  change: (part: Partial<Draft>) => void
}

export function HeadingPanel({ fields, draft, errors, change }: PartProps) {
  const set = (name: string, value: unknown) => change({ [name]: value })
  return (
    <Panel title="Kepala halaman">
      <div className="o-form o-form-wide">
        <Fields of={fields} form={{ values: draft, errors, set }} />
      </div>
    </Panel>
  )
}

export function SeoPanel({ fields, draft: { seo }, errors, change }: PartProps) {
  const set = (name: string, value: unknown) => change({ seo: { ...seo, [name]: value } })
  return (
    <Panel title="Di mesin pencari" text="Yang kosong diambil dari judul, pengantar, dan sampul.">
      <div className="o-form o-form-wide">
        <Fields of={fields} form={{ values: seo, errors, set }} path="seo" />
      </div>
    </Panel>
  )
}
