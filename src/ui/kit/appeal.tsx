import { Picture } from '../picture.tsx'
import { Actions } from './actions.tsx'
import type { Ground } from './ground.ts'
import type { SectionProps } from './section.ts'

/** box: a coloured box within the page; band: the whole width; split: words beside a picture, a band where there is none */
export type AppealLook = 'box' | 'band' | 'split'

/** The last word of a page and the button. It brings its own heading: plan it with `heading: 'none'`. */
export function Appeal(props: SectionProps<'appeal'> & { look?: AppealLook; ground?: Ground }) {
  const { section, ground = 'brand' } = props
  const isBare = props.look === 'split' && !section.picture
  const look = isBare ? 'band' : (props.look ?? 'box')
  return (
    <div className={look === 'box' ? `appeal appeal-box on-${ground}` : `appeal appeal-${look}`}>
      <div className="appeal-copy">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        {section.intro && <p className="appeal-intro">{section.intro}</p>}
        <p>{section.text}</p>
      </div>
      <Actions actions={section.actions} size="large" />
      {look === 'split' && section.picture && (
        <Picture image={section.picture} sizes="(width >= 64rem) 36rem, 92vw" ratio="4x3" />
      )}
    </div>
  )
}
