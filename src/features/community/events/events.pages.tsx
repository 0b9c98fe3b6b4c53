import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { EventDetailPage, EventListPage } from './events.contract.ts'
import './events.css'
import type { PagesOf } from '../../../ui/pages.ts'
import {
  Activities,
  Agenda,
  CalendarLinks,
  EventPrograms,
  EventTools,
  Speakers,
  SponsorTiers,
} from './events.views.tsx'

export const pages: PagesOf<'events.detail' | 'events.list'> = {
  'events.detail': EventDetail,
  'events.list': EventList,
}

/** Events, their parts, and the festival's page while there is none. */

function EventList({ data }: { data: EventListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={data.tools && <EventTools tools={data.tools} />} />
}

/** An event, a part of one, or the festival. */
function EventDetail({ data }: { data: EventDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="offer"
      aside={
        <OfferBox price={data.price} note={data.note} actions={data.actions}>
          <CalendarLinks links={data.calendars} />
        </OfferBox>
      }
      related={data.related}
    >
      <Prose html={data.descriptionHtml} />
      <Activities activities={data.activities} />
      <EventPrograms programs={data.programs} />
      <Speakers speakers={data.speakers} />
      <Agenda days={data.agenda} />
      <SponsorTiers tiers={data.tiers} action={data.sponsor} />
    </DetailFrame>
  )
}
