import { LinkButton } from '../../../ui/office/buttons.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { LearningItem, MeetingLine } from './enrolment-pages.contract.ts'

/** Classes one takes part in, each with how far one is and the one thing to do. */
export function LearningList({ title, items }: { title: string; items: LearningItem[] }) {
  if (items.length === 0) return null
  return (
    <Panel title={title} isFlush>
      <ul className="o-learning">
        {items.map(item => (
          <li key={item.id}>
            {item.cover && <Picture image={item.cover} sizes="8rem" ratio="16x9" decorative />}
            <div className="o-learning-words">
              <h3>
                <a href={item.href}>{item.name}</a>
              </h3>
              <p>{item.lines.join(' · ')}</p>
              <LearningMeter item={item} />
            </div>
            <LinkButton href={item.action.href} tone={item.stateLabel === 'Peserta' ? 'main' : 'plain'}>
              {item.action.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function LearningMeter({ item: { progress, next, stateLabel, stateTone } }: { item: LearningItem }) {
  if (!progress)
    return (
      <p>
        <Tag tone={stateTone}>{stateLabel}</Tag>
      </p>
    )
  return (
    <div className="o-learning-meter">
      <progress value={progress.percent} max={100} aria-label="Kemajuan belajar" />
      <p>
        {`${progress.percent}% · ${progress.words}`}
        {next && <span>{`Berikutnya: ${next}`}</span>}
      </p>
    </div>
  )
}

/** The next meetings, each with the way in. */
export function MeetingLines({ meetings, isNamed }: { meetings: MeetingLine[]; isNamed?: boolean }) {
  if (meetings.length === 0) return null
  return (
    <Panel title="Pertemuan berikutnya" isFlush>
      <ul className="o-learning-due">
        {meetings.map(meeting => (
          <li key={meeting.href}>
            <span>
              <a href={meeting.href}>{meeting.title}</a>
              <small>{meeting.when}</small>
              <small>{[isNamed && meeting.className, meeting.where].filter(Boolean).join(' · ')}</small>
            </span>
            <Tag tone={meeting.tone}>{meeting.label}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
