import { ButtonLink } from '../../ui/kit/actions.tsx'
import { Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import type { Hero } from '../../ui/parts.tsx'
import { Thermometer } from './thermometer.tsx'

/** Stays in sight while the letter is read. Without a meter it presents the featured class instead. */
export function GivePanel({ hero }: { hero: Hero }) {
  const { meter, featured, figures = [], actions } = hero
  return (
    <aside className="give" id="dukung" aria-label="Dukung">
      <div className="give-box paper">
        {meter ? (
          <div className="give-meter">
            <Thermometer value={meter.value} target={meter.target} label={meter.label} />
            <div>
              <p className="give-label">{meter.label}</p>
              <p className="give-value">{meter.valueLabel}</p>
              <p className="give-target">{`dari ${meter.targetLabel}`}</p>
              {meter.note && <p className="give-note">{meter.note}</p>}
            </div>
          </div>
        ) : (
          featured && (
            <div className="give-featured">
              {featured.eyebrow && <p className="eyebrow">{featured.eyebrow}</p>}
              <h2>
                <a href={featured.href}>{featured.title}</a>
              </h2>
              <Facts facts={featured.facts} look="stacked" />
              <PriceLine price={featured.price} compareAtPrice={featured.compareAtPrice} />
            </div>
          )
        )}
        <p className="give-do">
          {actions.map((action, index) => (
            <ButtonLink
              key={action.href}
              action={action}
              size="large"
              look={index === 0 ? 'main' : 'soft'}
              icon={index === 0 ? 'heart' : undefined}
            />
          ))}
        </p>
        {figures.length > 0 && <FigureList items={figures} look="inline" />}
      </div>
    </aside>
  )
}
