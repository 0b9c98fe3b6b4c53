import { useEffect, useState } from 'react'
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
  // what was typed in the step before is saved first; here nothing is changed that the pictures show
  const isOnItsWay = editing.state === 'waiting' || editing.state === 'saving'
  const [isSaved, setSaved] = useState(!isOnItsWay)
  useEffect(() => setSaved(was => was || !isOnItsWay), [isOnItsWay])
  // one page after the other: four at once keep a phone from drawing the first
  const [drawn, setDrawn] = useState(0)
  return (
    <div className="o-form o-form-wide">
      <fieldset className="fs-layouts">
        <legend>Tata letak untuk {title}</legend>
        {fitting.map((name, index) => (
          <label key={name} className="fs-layout">
            <span className="fs-frame" aria-hidden="true">
              {isSaved && index <= drawn && (
                <iframe
                  src={`/?pratinjau=${encodeURIComponent(preview)}&tataLetak=${name}`}
                  title={`Beranda dengan tata letak ${layoutWords[name].label}`}
                  tabIndex={-1}
                  onLoad={() => setDrawn(now => Math.max(now, index + 1))}
                />
              )}
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
