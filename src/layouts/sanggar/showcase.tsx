import { layoutNames, layoutWords } from '../../shared/layout-names.ts'
import { productSlug } from '../../shared/product.ts'
import { SectionShell } from '../../ui/kit/sections.tsx'
import { LayoutPicture } from '../../ui/layout-picture.tsx'
import { useSite } from '../../ui/parts.tsx'

/** Every layout there is, as the picture of a home page that wears it, by name and for whom it is. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is a shelf that scrolls, also by keyboard */}
      <ul className="showcase" tabIndex={0} aria-label="Tata letak">
        {layoutNames.map(name => (
          <li key={name} className={name === layout ? 'showcase-worn' : undefined}>
            <LayoutPicture name={name} className="showcase-picture" />
            <strong>{layoutWords[name].label}</strong>
            <p>{name === layout ? 'Dipakai di sini' : layoutWords[name].audience}</p>
          </li>
        ))}
      </ul>
    </SectionShell>
  )
}
