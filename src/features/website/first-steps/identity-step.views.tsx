import { useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { PictureValue } from '../../../shared/media.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import type { LogoColours } from './first-steps.contract.ts'
import { isLogo, lookOf } from './look-value.ts'

/** Name and logo of the site, and colours that are taken from the logo. */
export function IdentityStep({ editing }: { editing: DraftEditing }) {
  const look = lookOf(editing.value)
  // what is typed while the server looks at the logo
  const latest = useRef(editing.value)
  latest.current = editing.value
  const [palettes, setPalettes] = useState<LogoColours[]>()
  const [problem, setProblem] = useState('')
  const errors = Object.fromEntries(
    (editing.problem?.errors ?? []).map(({ field, message }) => [field, message]),
  )

  async function takeLogo(given: PictureValue | undefined): Promise<void> {
    const logo = given && {
      key: given.key,
      width: given.width,
      height: given.height,
      ...(given.tint ? { tint: given.tint } : {}),
      alt: `Logo ${look.title}`.slice(0, 191),
    }
    editing.change({ ...editing.value, logoDark: logo ?? null })
    setPalettes(undefined)
    setProblem('')
    if (!logo) return
    const answer = await callApi<{ palettes: LogoColours[] }>('POST', '/v1/first-steps/colours', {
      key: logo.key,
    })
    if (!answer.ok) return setProblem(answer.message)
    setPalettes(answer.data.palettes)
    const [first] = answer.data.palettes
    if (first) editing.change({ ...latest.current, css: { ...lookOf(latest.current).css, ...first } })
  }

  return (
    <div className="o-form">
      <TextField
        label="Nama situs"
        name="title"
        required
        maxLength={limits.siteTitle}
        value={look.title}
        error={errors.title}
        onChange={title => editing.change({ ...editing.value, title })}
      />
      <TextField
        label="Semboyan"
        name="tagline"
        hint="Satu kalimat pendek di bawah nama. Boleh kosong."
        maxLength={limits.tagline}
        value={look.tagline}
        error={errors.tagline}
        onChange={tagline => editing.change({ ...editing.value, tagline })}
      />
      <MediaPicker
        kind="picture"
        withoutAlt
        label="Logo"
        name="logoDark"
        ground="light"
        hint="PNG, JPG, WebP, atau SVG. Warnanya dibaca dari sini."
        value={isLogo(look.logoDark) ? look.logoDark : undefined}
        error={errors.logoDark}
        onChange={given => void takeLogo(given)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <fieldset className="fs-palettes">
        <legend>Warna</legend>
        {palettes && <p role="status">Warna dibaca dari logo, digelapkan seperlunya agar teks terbaca.</p>}
        {(palettes ?? [look.css]).map(palette => (
          <button
            key={`${palette.clr_primary} ${palette.clr_secondary}`}
            type="button"
            aria-pressed={palette.clr_primary === look.css.clr_primary}
            aria-label={`Warna utama ${palette.clr_primary}, kedua ${palette.clr_secondary}, gelap ${palette.clr_dark}`}
            onClick={() => editing.change({ ...editing.value, css: { ...look.css, ...coloursOf(palette) } })}
          >
            {Object.values(coloursOf(palette)).map(colour => (
              <i key={colour} style={{ background: colour }} aria-hidden="true" />
            ))}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const coloursOf = ({ clr_primary, clr_secondary, clr_dark }: LogoColours): LogoColours => ({
  clr_primary,
  clr_secondary,
  clr_dark,
})
