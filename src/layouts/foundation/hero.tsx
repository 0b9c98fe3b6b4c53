import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The photograph stays clear at the far side of the words; on phones it stands above them. */
export function CauseHero({ hero }: { hero: Hero }) {
  const photo = hero.picture ?? hero.featured?.picture
  return (
    <>
      <section className={photo ? 'hero cause on-dark' : 'hero cause cause-bare on-dark'}>
        {photo && (
          <div className="cause-photo">
            <Picture image={photo} sizes="(width >= 40rem) 100vw, 150vw" priority />
          </div>
        )}
        <div className="wrap">
          <HeroCopy hero={hero} figures={false} />
        </div>
      </section>
      {hero.meter ? (
        <DonationMeter meter={hero.meter} />
      ) : (
        hero.figures &&
        hero.figures.length > 0 && (
          <div className="wrap pledge">
            <FigureList items={hero.figures} look="band" />
          </div>
        )
      )}
    </>
  )
}

/** Hangs on the hem of the photograph: how much, of how much, from how many. */
function DonationMeter({ meter }: { meter: NonNullable<Hero['meter']> }) {
  const percent = Math.floor((meter.value / meter.target) * 100)
  return (
    <section className="wrap pledge" aria-label="Donasi terkumpul">
      <p className="pledge-share">
        <strong>{`${percent}%`}</strong>
        <span>tercapai</span>
      </p>
      <div className="pledge-sum">
        <p className="pledge-label">{meter.label}</p>
        <p className="pledge-value">
          <strong>{meter.valueLabel}</strong>
          <span>{`dari ${meter.targetLabel}`}</span>
        </p>
        <progress value={meter.value} max={meter.target} aria-label={meter.label} />
        {meter.note && <p className="pledge-note">{meter.note}</p>}
      </div>
    </section>
  )
}
