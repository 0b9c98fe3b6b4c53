import { Icon, iconNameOf } from '../../../ui/icon.tsx'
import { Chips } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { FeaturePage } from './lms-features.contract.ts'

export const pages: PagesOf<'lms-features.detail'> = { 'lms-features.detail': Feature }

function Feature({ data }: { data: FeaturePage }) {
  const { DetailFrame } = useParts()
  const { siblings, others } = data
  return (
    <DetailFrame {...data} variant="offer" related={others.items.length > 0 ? others : undefined}>
      {data.listFeatures.length > 0 && (
        <section className="block">
          <h2>Yang tersedia</h2>
          <ul className="points points-checks">
            {data.listFeatures.map(text => (
              <li key={text}>
                <Icon name="check" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.benefits.length > 0 && (
        <section className="block">
          <h2>Manfaatnya</h2>
          <ul className="features features-list">
            {data.benefits.map(benefit => (
              <li key={benefit.title}>
                <span className="feature-mark">
                  <Icon name={iconNameOf(benefit.icon)} />
                </span>
                <div>
                  <h3>{benefit.title}</h3>
                  <p>{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {siblings.links.length > 1 && (
        <section className="block">
          <h2>{siblings.label}</h2>
          <Chips
            label={siblings.label}
            links={siblings.links}
            current={siblings.links.find(link => link.isCurrent)?.href}
          />
        </section>
      )}
    </DetailFrame>
  )
}
