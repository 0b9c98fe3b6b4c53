import { sitePath } from '../../site-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { Chips } from '../../ui/kit/tools.tsx'
import type { Hero } from '../../ui/parts.tsx'

interface Search {
  action: string
  label: string
  choose: { name: string; label: string; any: string; choices: [value: string, label: string][] }[]
  shortcuts: { label: string; href: string }[]
}

const jobs: Search = {
  action: sitePath('/Event/Careers'),
  label: 'Posisi, keahlian, atau organisasi',
  choose: [
    {
      name: 'kind',
      label: 'Jenis',
      any: 'Semua jenis',
      choices: [
        ['full_time', 'Penuh waktu'],
        ['part_time', 'Paruh waktu'],
        ['contract', 'Kontrak'],
        ['temporary', 'Sementara'],
        ['internship', 'Magang'],
        ['volunteer', 'Sukarela'],
      ],
    },
    {
      name: 'workplace',
      label: 'Tempat kerja',
      any: 'Di mana saja',
      choices: [
        ['onsite', 'Di lokasi'],
        ['hybrid', 'Hibrida'],
        ['remote', 'Jarak jauh'],
      ],
    },
  ],
  shortcuts: [
    { label: 'Magang', href: `${sitePath('/Event/Careers')}?kind=internship` },
    { label: 'Penuh waktu', href: `${sitePath('/Event/Careers')}?kind=full_time` },
    { label: 'Paruh waktu', href: `${sitePath('/Event/Careers')}?kind=part_time` },
    { label: 'Jarak jauh', href: `${sitePath('/Event/Careers')}?workplace=remote` },
  ],
}

const classes: Search = {
  action: sitePath('/Class'),
  label: 'Kelas atau keahlian',
  choose: [
    {
      name: 'level',
      label: 'Tingkat',
      any: 'Semua tingkat',
      choices: [
        ['beginner', 'Pemula'],
        ['intermediate', 'Menengah'],
        ['advanced', 'Lanjut'],
      ],
    },
  ],
  shortcuts: [
    { label: 'Pendaftaran dibuka', href: `${sitePath('/Class')}?state=onRegistration` },
    { label: 'Untuk pemula', href: `${sitePath('/Class')}?level=beginner` },
    { label: 'Kursus mandiri', href: sitePath('/Courses') },
  ],
}

/** The search bar is the hero: what one looks for, what kind, where. A plain form that asks the real list. */
export function SearchHero({ hero, hasJobs }: { hero: Hero; hasJobs: boolean }) {
  const { action, label, choose, shortcuts } = hasJobs ? jobs : classes
  return (
    <section className="hero kar-hero on-soft">
      <div className="wrap">
        <div className="kar-copy">
          {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
          <h1>{hero.title}</h1>
          <p className="hero-text">{hero.text}</p>
        </div>
        {hero.figures && hero.figures.length > 0 && <FigureList items={hero.figures} look="inline" />}
        <search className="kar-search paper">
          <form action={action}>
            <label className="kar-words">
              <Icon name="search" />
              <span className="sr-only">{label}</span>
              <input name="search" type="search" placeholder={label} maxLength={100} />
            </label>
            {choose.map(field => (
              <label key={field.name}>
                <span>{field.label}</span>
                <select name={field.name}>
                  <option value="">{field.any}</option>
                  {field.choices.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <button className="btn btn-main btn-large" type="submit">
              Cari
            </button>
          </form>
        </search>
        <div className="kar-ways">
          <Chips label="Pencarian cepat" links={shortcuts} />
          <p className="actions">
            {hero.actions.map(one => (
              <ButtonLink key={one.href} action={one} look="quiet" />
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
