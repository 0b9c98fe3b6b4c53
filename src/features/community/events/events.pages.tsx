import { Actions } from '../../../ui/kit/actions.tsx'
import { type BodyPart, DetailBody } from '../../../ui/kit/detail-body.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { WayIn } from '../../../ui/kit/way-in.tsx'
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
  const [first] = data.actions
  return (
    <>
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
        <DetailBody parts={partsOf(data)} />
      </DetailFrame>
      {first && (
        <WayIn price={data.price} note={data.note}>
          <Actions actions={[first]} size="large" />
        </WayIn>
      )}
    </>
  )
}

const partsOf = ({ descriptionHtml, ...data }: EventDetailPage): BodyPart[] => [
  {
    id: 'tentang',
    title: 'Tentang acara ini',
    width: 'wide',
    kind: 'text',
    body: descriptionHtml && <Prose html={descriptionHtml} />,
  },
  {
    id: 'pembicara',
    title: 'Pembicara',
    width: 'wide',
    body: data.speakers.length > 0 && <Speakers speakers={data.speakers} />,
  },
  {
    id: 'agenda',
    title: 'Agenda',
    width: 'wide',
    body: data.agenda.length > 0 && <Agenda days={data.agenda} />,
  },
  {
    id: 'rangkaian',
    title: 'Rangkaian acara',
    width: 'wide',
    body: data.programs.length > 0 && <EventPrograms programs={data.programs} />,
  },
  {
    id: 'kegiatan',
    title: 'Kegiatan',
    width: 'wide',
    body: data.activities.length > 0 && <Activities activities={data.activities} />,
  },
  {
    id: 'sponsor',
    title: 'Paket sponsor',
    width: 'wide',
    body: data.tiers.length > 0 && <SponsorTiers tiers={data.tiers} action={data.sponsor} />,
  },
]
