import { sitePath } from '../../site-links.ts'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { SelectField, TextField } from '../../ui/kit/forms.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

const levels = [
  { value: 'beginner', label: 'Pemula' },
  { value: 'intermediate', label: 'Menengah' },
  { value: 'advanced', label: 'Lanjut' },
]

const shapes = [
  { value: 'live', label: 'Kelas langsung' },
  { value: 'hybrid', label: 'Kelas hibrida' },
  { value: 'bootcamp', label: 'Bootcamp' },
  { value: 'webinar', label: 'Webinar' },
  { value: 'self_paced', label: 'Kursus mandiri' },
]

/** Words at the left, a brief to fill in at the right: it asks the page of syllabi. */
export function BriefHero({ hero }: { hero: Hero }) {
  return (
    <section className="hero pl-hero on-plain">
      <div className="wrap">
        <div className="pl-hero-copy">
          <HeroCopy hero={hero} />
          {hero.picture && (
            <Picture
              image={hero.picture}
              sizes="(width >= 64rem) 44rem, 92vw"
              ratio="21x9"
              priority
              decorative
            />
          )}
        </div>
        <search className="pl-brief">
          <form action={sitePath('/Silabus')}>
            <h2>Lembar kebutuhan</h2>
            <ol>
              <li>
                <TextField id="brief-topic" name="search" type="search" label="Apa yang ingin dipelajari?" />
              </li>
              <li>
                <SelectField
                  id="brief-level"
                  name="level"
                  label="Sejauh mana pesertanya?"
                  placeholder="Semua tingkat"
                  options={levels}
                />
              </li>
              <li>
                <SelectField
                  id="brief-shape"
                  name="type"
                  label="Bagaimana bentuknya?"
                  placeholder="Semua bentuk"
                  options={shapes}
                />
              </li>
            </ol>
            <button className="btn btn-main btn-large" type="submit">
              Tampilkan silabus
            </button>
            <ButtonLink
              action={{ label: 'Atau minta penawaran', href: sitePath('/Make-Appointment') }}
              look="quiet"
            />
          </form>
        </search>
      </div>
    </section>
  )
}
