import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Action } from '../../ui/parts.tsx'

/** Things to tick, counted by the stylesheet: it needs no script and keeps nothing. */
export function Checker({ section, actions }: { section: SectionOf<'features'>; actions: Action[] }) {
  const [first, ...others] = actions
  return (
    <div className="check" id={section.id}>
      <fieldset>
        <legend>
          <h2>{section.title}</h2>
        </legend>
        {section.intro && <p className="fit-intro">{section.intro}</p>}
        <ul>
          {section.items.map(item => (
            <li key={item.title}>
              <label>
                <input type="checkbox" />
                <span className="fit-box">
                  <Icon name="check" />
                </span>
                <span>
                  <strong>{item.title}</strong>
                  <small>{item.text}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="fit-out">
        <div aria-live="polite">
          <p className="fit-count">{`dari ${section.items.length} sesuai dengan saya`}</p>
          <p className="fit-some">Centang yang sesuai. Tidak ada yang dikirim atau disimpan.</p>
          <p className="fit-all">
            <Icon name="done" />
            Semuanya sesuai. Silakan lanjut.
          </p>
        </div>
        <p className="actions">
          {first && <ButtonLink action={first} size="large" />}
          {others.map(action => (
            <ButtonLink key={action.href} action={action} look="quiet" />
          ))}
        </p>
      </div>
    </div>
  )
}
