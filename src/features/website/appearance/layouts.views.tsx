import './layouts.css'
import { to } from '../../../routes.ts'
import { type LayoutName, layoutNames, layoutWords } from '../../../shared/layout-names.ts'
import type { ControlProps } from './colours.views.tsx'

export type Device = 'phone' | 'desk'

export function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <fieldset className="ap-segments">
      <legend className="o-unseen">Lebar layar pratinjau</legend>
      {(['desk', 'phone'] as const).map(one => (
        <label key={one}>
          <input
            type="radio"
            name="device"
            value={one}
            checked={device === one}
            onChange={() => onChange(one)}
          />
          <span>{one === 'desk' ? 'Komputer' : 'Ponsel'}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ThumbProps {
  name: LayoutName
  /** the preview's token: with it the site answers as the draft would have it */
  token: string
  device?: Device
}

/** The tenant's own home page in a layout, small: it is the page itself, loaded when it comes into sight. */
export function LayoutThumb({ name, token, device = 'desk' }: ThumbProps) {
  return (
    <span className={`ap-thumb ap-thumb-${device}`} aria-hidden="true">
      <iframe
        src={`/?pratinjau=${encodeURIComponent(token)}&tataLetak=${name}`}
        title={`Contoh tata letak ${layoutWords[name].label}`}
        loading="lazy"
        tabIndex={-1}
        inert
      />
    </span>
  )
}

/** Each layout as the album shows it; there they stand larger and side by side. */
export function LayoutPicker({ data, look, change }: ControlProps) {
  return (
    <>
      <p className="ap-album-link">
        <a href={to.layoutAlbum()}>Buka album untuk membandingkan {layoutNames.length} tata letak</a>
      </p>
      <fieldset className="ap-layouts">
        <legend className="o-unseen">Tata letak</legend>
        {layoutNames.map(name => (
          <label key={name} className="ap-layout">
            <input
              type="radio"
              name="layout"
              value={name}
              checked={look.layout === name}
              onChange={() => change({ layout: name })}
            />
            <LayoutThumb name={name} token={data.preview} />
            <span className="ap-layout-words">
              <strong>{layoutWords[name].label}</strong>
              <small>{layoutWords[name].audience}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
