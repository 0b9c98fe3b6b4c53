import { CheckField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { OnePicture } from './field-parts.views.tsx'
import type { PageContent } from './pages.contract.ts'
import type { Written } from './written.views.tsx'

/** A page as it stands in the form. */
export interface Draft extends Omit<PageContent, 'sections'> {
  sections: Written[]
}

interface PartProps {
  draft: Draft
  errors: Record<string, string>
  change: (part: Partial<Draft>) => void
}

export function HeadingPanel({ draft, errors, change }: PartProps) {
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

export function SeoPanel({ draft, errors, change }: PartProps) {
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
