import type { CardItem } from '../../ui/parts.tsx'

/** the style sheet knows as many */
const most = 8

/** What the items are about, each topic once, in the order of the items. */
export function topicsOf(items: CardItem[]): string[] {
  return [...new Set(items.map(item => item.eyebrow ?? ''))].filter(Boolean).slice(0, most)
}

/** Choosing one leaves only its items in the feed: by the style sheet alone. */
export function Topics({ topics, items }: { topics: string[]; items: CardItem[] }) {
  return (
    <fieldset className="tt-topics">
      <legend>Topik</legend>
      <Topic id="tt-topic-0" label="Semua tulisan" count={items.length} isFirst />
      {topics.map((topic, index) => (
        <Topic
          key={topic}
          id={`tt-topic-${index + 1}`}
          label={topic}
          count={items.filter(item => item.eyebrow === topic).length}
        />
      ))}
    </fieldset>
  )
}

interface TopicProps {
  id: string
  label: string
  count: number
  isFirst?: boolean
}

function Topic({ id, label, count, isFirst }: TopicProps) {
  return (
    <span className="tt-topic">
      <input type="radio" name="tt-topic" id={id} defaultChecked={isFirst} />
      <label htmlFor={id}>
        <span>{label}</span>
        <small>{count}</small>
      </label>
    </span>
  )
}
