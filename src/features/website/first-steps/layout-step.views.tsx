import { to } from '../../../routes.ts'
import { layoutWords } from '../../../shared/layout-names.ts'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import type { Start } from './first-steps.contract.ts'
import { fittingLayouts } from './first-steps.rules.ts'
import { lookOf } from './look-value.ts'

interface LayoutStepProps {
  editing: DraftEditing
  start: Start
  preview: string
}

/** Four layouts that fit, each the site's own home page in its own name and colours. */
export function LayoutStep({ editing, start, preview }: LayoutStepProps) {
  const { layout, title } = lookOf(editing.value)
  const fitting = fittingLayouts[start.institution ?? 'academy']
  // counted with every save, so that a preview shows what was typed a moment ago
  const { rev } = editing.answer
  return (
    <div className="o-form o-form-wide">
      <fieldset className="fs-layouts">
        <legend>Tata letak untuk {title}</legend>
        {fitting.map(name => (
          <label key={name} className="fs-layout">
            <span className="fs-frame" aria-hidden="true">
              <iframe
                key={rev}
                src={`/?pratinjau=${encodeURIComponent(preview)}&tataLetak=${name}`}
                title={`Beranda dengan tata letak ${layoutWords[name].label}`}
                loading="lazy"
                tabIndex={-1}
              />
            </span>
            <span className="fs-layout-words">
              <input
                type="radio"
                name="layout"
                value={name}
                checked={layout === name}
                onChange={() => editing.change({ ...editing.value, layout: name })}
              />
              <span>
                <strong>{layoutWords[name].label}</strong>
                <small>{layoutWords[name].audience}</small>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="o-hint">
        Ada tiga puluh enam tata letak lain di <a href={to.layoutAlbum()}>album</a>; isi situs tidak berubah
        bila tata letaknya diganti.
      </p>
    </div>
  )
}
