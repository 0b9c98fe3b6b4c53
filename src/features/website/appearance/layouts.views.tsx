import './layouts.css'
import { to } from '../../../routes.ts'
import { layoutNames, layoutWords } from '../../../shared/layout-names.ts'
import { LayoutPicture } from '../../../ui/layout-picture.tsx'
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
            <LayoutPicture name={name} className="ap-thumb" />
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
