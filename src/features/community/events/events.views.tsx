import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Portrait } from '../../../ui/kit/people.tsx'
import { DayTitle, Hours } from '../../../ui/kit/schedule.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import type { Action } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { EventDetailPage, SpeakerView, EventTools as Tools } from './events.contract.ts'

/** Filters, the ways to what stands beside events, and the whole calendar as a file. */
export function EventTools({ tools }: { tools: Tools }) {
  return (
    <>
      <ListTools list={tools} />
      <div className="event-ways">
        <ul className="chips">
          {tools.ways.map(way => (
            <li key={way.href}>
              <a className="chip" href={way.href}>
                {way.label}
              </a>
            </li>
          ))}
        </ul>
        <a className="btn btn-quiet" href={tools.calendar} download="kalender.ics">
          Unduh kalender lengkap
        </a>
      </div>
    </>
  )
}

/** The two ways into one's own calendar; the file is no page, so the browser fetches it itself. */
export function CalendarLinks({ links }: { links: Action[] }) {
  if (links.length === 0) return null
  return (
    <div className="event-calendars">
      <p className="event-label">Tambah ke kalender</p>
      <ul>
        {links.map(link => (
          <li key={link.href}>
            {link.href.startsWith('/') ? (
              <a href={link.href} download="">
                {link.label}
              </a>
            ) : (
              <a href={link.href} target="_blank" rel="noopener">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Activities({ activities }: Pick<EventDetailPage, 'activities'>) {
  return (
    <ul className="event-activities">
      {activities.map(activity => (
        <li key={activity.name}>
          {activity.picture && (
            <Picture image={activity.picture} ratio="16x9" sizes="(width >= 40rem) 24rem, 92vw" decorative />
          )}
          <h3>{activity.name}</h3>
          <p>{activity.text}</p>
        </li>
      ))}
    </ul>
  )
}

export function EventPrograms({ programs }: Pick<EventDetailPage, 'programs'>) {
  return (
    <ul className="runs">
      {programs.map(program => (
        <li className="run event-part" key={program.href}>
          <p className="run-name">
            <a href={program.href}>{program.title}</a>
          </p>
          <p className="run-when">{program.when}</p>
          <p className="run-where">{program.where}</p>
          <span className="badge tone-neutral">{program.kind}</span>
        </li>
      ))}
    </ul>
  )
}

export function Speakers({ speakers }: { speakers: SpeakerView[] }) {
  return (
    <ul className="event-speakers">
      {speakers.map(speaker => (
        <li key={speaker.name}>
          <Portrait name={speaker.name} picture={speaker.picture} sizes="96px" />
          <div>
            <h3>{speaker.name}</h3>
            <p>{speaker.text}</p>
            {!speaker.isConfirmed && <p className="event-unconfirmed">Menunggu konfirmasi</p>}
            {speaker.linkedIn && (
              <p>
                <a href={speaker.linkedIn} rel="noopener">
                  LinkedIn<span className="sr-only"> {speaker.name}</span>
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function Agenda({ days }: { days: EventDetailPage['agenda'] }) {
  return (
    <div className="event-days">
      {days.map(day => (
        <section key={day.title}>
          <DayTitle title={day.title} date={day.date} />
          <Hours items={day.items} />
        </section>
      ))}
    </div>
  )
}

/** What a sponsor gets and gives, the largest first. */
export function SponsorTiers({ tiers, action }: Pick<EventDetailPage, 'tiers'> & { action?: Action }) {
  return (
    <>
      <ul className="event-tiers">
        {tiers.map(tier => (
          <li key={tier.name}>
            <h3>{tier.name}</h3>
            <p className="event-price">{tier.price}</p>
            <p className="event-label">{tier.slot}</p>
            <ul>
              {tier.benefits.map(benefit => (
                <li key={benefit}>
                  <Icon name="check" />
                  <span>{benefit}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {action && (
        <p className="actions">
          <ButtonLink action={action} look="line" />
        </p>
      )}
    </>
  )
}
