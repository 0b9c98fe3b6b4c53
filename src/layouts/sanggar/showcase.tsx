import { type LayoutName, layoutNames } from '../../shared/layout-names.ts'
import { SectionShell } from '../../ui/kit/sections.tsx'
import { useSite } from '../../ui/parts.tsx'
import { Wireframe } from './wireframes.tsx'

const told = {
  default: 'Bilah atas, hero dua kolom, kartu bertiga. Untuk akademi dan lembaga kursus.',
  sanggar: 'Satu kalimat di tengah dan mozaik fitur. Untuk produk dan platform.',
  foundation: 'Foto selebar layar dengan meteran donasi. Untuk yayasan.',
  jambore: 'Perbukitan berlapis, kartu perangko, jadwal harian. Untuk jambore.',
  smkcoding: 'Jendela editor dan pohon berkas. Untuk sekolah koding.',
} satisfies Record<LayoutName, string>

/** Every layout there is, as the drawing of its home page. */
export function Showcase() {
  const { layout } = useSite()
  return (
    <SectionShell
      id="tata-letak"
      title="Isi yang sama, susunan yang berbeda"
      intro={`${layoutNames.length} tata letak yang siap dipakai sekarang. Warna, huruf, dan logo tetap milik Anda.`}
      ground="tint"
      heading="center"
      width="wide"
      className="section-showcase"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a shelf scrolls, also by keyboard */}
      <ul className="showcase" tabIndex={0}>
        {layoutNames.map(name => (
          <li key={name}>
            <figure>
              <Wireframe name={name} />
              <figcaption>
                <strong>{name}</strong>
                {name === layout && <span className="showcase-here">Dipakai di sini</span>}
                <p>{told[name]}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionShell>
  )
}
