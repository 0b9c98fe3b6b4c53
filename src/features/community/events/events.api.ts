import { endpoint } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './events.contract.ts'
import { findEventDetail, listEventItems } from './events.ts'

const tag = 'Acara'

/** Events with all that belongs to them: speakers, activities and sponsor tiers of specification section 3. */
export const eventsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/event/list',
      tag,
      summary: 'Daftar acara mendatang, atau yang telah lewat dengan when=past',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar acara',
      query: contract.eventListQuery,
      data: contract.eventList,
      tags: ['events'],
    },
    (context, { query: { city, when, ...query } }) =>
      listEventItems(context, { ...query, cityCode: city, isPast: when === 'past' }),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/event/detail',
      tag,
      summary: 'Satu acara dengan pembicara, kegiatan, tingkat sponsor, agenda, dan acara di dalamnya',
      access: permissions.readPublic,
      message: 'Berhasil mengambil acara',
      query: contract.eventDetailQuery,
      data: contract.eventDetail,
      tags: ['events'],
    },
    async (context, { query: { id, slug = '' } }) => {
      const event = await findEventDetail(context, id === undefined ? { slug } : { id })
      if (!event) throw notFound('Acara')
      const { pictureBase } = context.tenant
      const activities = event.activities.map(({ image, ...activity }) => ({
        ...activity,
        image: image && { ...image, url: `${pictureBase}${image.key}` },
      }))
      return { ...event, activities }
    },
  ),
]
