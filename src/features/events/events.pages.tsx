import { OfferBox } from '../../ui/kit/offer-box.tsx'
import { Chips, ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { EventDetailPage, EventListPage, EventProgramPage, ShelfPage } from './events.contract.ts'
import './events.css'
import { Activities, Agenda, CalendarLinks, EventPrograms, Speakers, SponsorTiers } from './events.views.tsx'

export function EventList({ data }: { data: EventListPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      heading={data.heading}
      crumbs={data.crumbs}
      items={data.items}
      empty={data.empty}
      pager={data.pager}
      tools={
        <>
          <ListTools
            action={data.path}
            filters={data.filters}
            reset={data.isFiltered ? data.path : undefined}
          />
          <div className="event-ways">
            <Chips label="Bagian lain" links={data.ways} />
            <a className="btn btn-quiet" href={data.calendar} download="kalender.ics">
              Unduh kalender lengkap
            </a>
          </div>
        </>
      }
    />
  )
}

/** A list without tools: parts of events, and the festival's page while there is none. */
export function EventShelf({ data }: { data: ShelfPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      heading={data.heading}
      crumbs={data.crumbs}
      items={data.items}
      empty={data.empty}
      pager={data.pager}
    />
  )
}

export function EventDetail({ data }: { data: EventDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      aside={
        <OfferBox price={data.price} note={data.note} actions={data.actions}>
          <CalendarLinks links={data.calendars} />
        </OfferBox>
      }
      related={data.related.length > 0 ? { title: 'Acara berikutnya', items: data.related } : undefined}
    >
      <Prose html={data.descriptionHtml} />
      <Activities activities={data.activities} />
      <EventPrograms programs={data.programs} />
      <Speakers title="Pembicara" speakers={data.speakers} />
      <Agenda days={data.agenda} />
      <SponsorTiers tiers={data.tiers} action={data.sponsor} />
    </DetailFrame>
  )
}

export function EventProgram({ data }: { data: EventProgramPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      aside={<OfferBox note={data.note} actions={data.actions} />}
      related={data.related.length > 0 ? { title: 'Bagian lain acara ini', items: data.related } : undefined}
    >
      <Prose html={data.descriptionHtml} />
      <Speakers title="Bersama" speakers={data.speakers} />
    </DetailFrame>
  )
}
