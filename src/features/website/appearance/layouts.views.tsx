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

/** made by scripts/make-layout-pictures.ts */
const pictures = import.meta.glob<string>('./layout-pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** What a layout looks like, small: the home page of the demo's site that wears it. */
export function LayoutPicture({ name }: { name: LayoutName }) {
  const src = pictures[`./layout-pictures/${name}.webp`]
  return (
    <span className="ap-thumb" aria-hidden="true">
      {src && <img src={src} alt="" width={288} height={352} loading="lazy" decoding="async" />}
    </span>
  )
}

/** Each layout as the album shows it; there they stand larger and side by side. */
export function LayoutPicker({ look, change }: ControlProps) {
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
            <LayoutPicture name={name} />
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
