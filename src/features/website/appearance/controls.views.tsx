import './controls.css'
import type { ReactNode } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { PictureValue } from '../../../shared/media.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { Colours, type ControlProps, Palettes, Warnings } from './colours.views.tsx'
import { LayoutPicker } from './layouts.views.tsx'

/** One subject of the look, folded away or not. */
function Section({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="ap-section" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="ap-section-inside">{children}</div>
    </details>
  )
}

export function Controls(props: ControlProps) {
  return (
    <>
      <Section title="Tata letak" isOpen>
        <LayoutPicker {...props} />
      </Section>
      <Section title="Warna" isOpen>
        <Palettes {...props} />
        <Colours {...props} />
        <Warnings {...props} />
      </Section>
      <Section title="Huruf">
        <Fonts {...props} />
      </Section>
      <Section title="Nama dan logo">
        <Identity {...props} />
      </Section>
    </>
  )
}

function Fonts({ data, look, change }: ControlProps) {
  return (
    <>
      {(['ft_primary', 'ft_secondary'] as const).map(token => (
        <fieldset key={token} className="ap-fonts">
          <legend>{token === 'ft_primary' ? 'Judul' : 'Isi'}</legend>
          {data.fonts.map(({ name }) => (
            <label key={name}>
              <input
                type="radio"
                name={token}
                value={name}
                checked={look.css[token] === name}
                onChange={() => change({ css: { [token]: name } })}
              />
              <span style={{ fontFamily: `"${name}"` }}>{name}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

function Identity({ look, change, errors }: ControlProps) {
  const pictures = [
    {
      name: 'logoDark',
      label: 'Logo untuk latar terang',
      ground: 'light',
      hint: 'Gambar gelap atau berwarna',
    },
    { name: 'logoLight', label: 'Logo untuk latar gelap', ground: 'dark', hint: 'Gambar putih atau terang' },
    {
      name: 'favicon',
      label: 'Ikon di tab peramban',
      ground: 'light',
      hint: 'Persegi, paling sedikit 96 piksel',
    },
  ] as const
  return (
    <div className="ap-fields">
      <TextField
        label="Nama situs"
        name="title"
        required
        maxLength={limits.siteTitle}
        value={look.title}
        error={errors.title}
        onChange={title => change({ title }, true)}
      />
      <TextField
        label="Semboyan"
        name="tagline"
        maxLength={limits.tagline}
        value={look.tagline}
        error={errors.tagline}
        onChange={tagline => change({ tagline }, true)}
      />
      {pictures.map(({ name, label, ground, hint }) => (
        <MediaPicker
          key={name}
          kind="picture"
          withoutAlt
          label={label}
          name={name}
          ground={ground}
          hint={hint}
          value={look[name] ?? undefined}
          error={errors[name]}
          onChange={image => change({ [name]: image ? logoOf(image, look.title) : null })}
        />
      ))}
    </div>
  )
}

const logoOf = ({ key, width, height, tint }: PictureValue, title: string) => ({
  key,
  width,
  height,
  ...(tint ? { tint } : {}),
  alt: `Logo ${title}`.slice(0, 191),
})
