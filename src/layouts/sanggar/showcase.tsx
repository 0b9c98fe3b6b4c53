import { layoutNames, layoutWords } from '../../shared/layout-names.ts'
import { productSlug } from '../../shared/product.ts'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import { SectionShell } from '../../ui/kit/sections.tsx'
import { useSite } from '../../ui/parts.tsx'
import { type DrawnName, Wireframe } from './wireframes.tsx'

/** those that stand as drawings, the most unlike each other first */
const told: Record<DrawnName, string> = {
  default: 'Bilah atas, hero dua kolom, kartu bertiga. Untuk akademi dan lembaga kursus.',
  sanggar: 'Satu kalimat di tengah dan mozaik fitur. Untuk produk dan platform.',
  foundation: 'Foto selebar layar dengan meteran donasi. Untuk yayasan.',
  jambore: 'Perbukitan berlapis, kartu perangko, jadwal harian. Untuk jambore.',
  smkcoding: 'Jendela editor dan pohon berkas. Untuk sekolah koding.',
}

const isDrawn = (name: string): name is DrawnName => Object.hasOwn(told, name)

/** Every layout there is: some as the drawing of their home page, the others by name and for whom they are. */
export function Showcase() {
  const { layout, tenant } = useSite()
  // what the product offers is nobody else's to advertise
  if (tenant !== productSlug) return null
  return (
    <SectionShell
      id="tata-letak"
      title="Isi yang sama, susunan yang berbeda"
      intro={`${layoutNames.length} tata letak yang siap dipakai sekarang. Warna, huruf, dan logo tetap milik Anda.`}
      ground="tint"
      heading="center"
      width="wide"
      className="showcase-section"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a shelf scrolls, also by keyboard */}
      <ul className="showcase" tabIndex={0}>
        {layoutNames.filter(isDrawn).map(name => (
          <li key={name}>
            <figure>
              <Wireframe name={name} />
              <figcaption>
                <strong>{layoutWords[name].label}</strong>
                {name === layout && <BadgeTag badge={{ label: 'Dipakai di sini', tone: 'blue' }} />}
                <p>{told[name]}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <details className="showcase-more">
        <summary className="btn btn-line">{`${layoutNames.length - layoutNames.filter(isDrawn).length} tata letak lain`}</summary>
        <ul className="showcase-others">
          {layoutNames
            .filter((name): boolean => !isDrawn(name))
            .map(name => (
              <li key={name}>
                <strong>{layoutWords[name].label}</strong> {layoutWords[name].audience}
              </li>
            ))}
        </ul>
      </details>
    </SectionShell>
  )
}
