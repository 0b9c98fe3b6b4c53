import { Icon } from '../icon.tsx'
import type { SectionProps } from './section.ts'

/** lines: rules between; boxes: each question a box */
export type QuestionsLook = 'lines' | 'boxes'

export function Questions({ section, look = 'lines' }: SectionProps<'questions'> & { look?: QuestionsLook }) {
  return (
    <div className={`questions questions-${look}`}>
      {section.items.map(item => (
        <details key={item.question}>
          <summary>
            <span>{item.question}</span>
            <Icon name="chevron-down" />
          </summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
