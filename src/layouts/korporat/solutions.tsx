import { Icon, iconNameOf } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { TabSet } from '../../ui/kit/tab-set.tsx'

/** Each solution behind a tab of the column at the left. */
export function Solutions({ section }: SectionProps<'features'>) {
  return (
    <TabSet
      id={`${section.id}-tab`}
      legend={section.title}
      look="down"
      tabs={section.items.map(item => ({
        key: item.title,
        label: (
          <span className="kr-tab">
            <Icon name={iconNameOf(item.icon)} />
            {item.title}
          </span>
        ),
        panel: (
          <div className="kr-panel on-tint">
            <Icon name={iconNameOf(item.icon)} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.href && <ButtonLink action={{ label: 'Pelajari lebih lanjut', href: item.href }} />}
          </div>
        ),
      }))}
    />
  )
}
