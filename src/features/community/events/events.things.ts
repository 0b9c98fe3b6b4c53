import { buildEvent, buildEventProgram, buildSpeaker } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    event: number
    eventProgram: number
  }
}

export const roomThings: RoomThings = {
  after: ['classes'],
  async fill({ tx, secret, image, picture, ids }) {
    const event = await buildEvent(tx, {
      slug: 'seminar-guru',
      title: `Seminar ${secret}`,
      summary: `Ringkasan ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
      venue: `Aula ${secret}`,
      class_id: ids.class,
      activities: JSON.stringify([{ name: `Kegiatan ${secret}`, description: secret, image }]),
    })
    const speaker = await buildSpeaker(tx, event.id, { name: `Budi ${secret}`, image: picture })
    const program = await buildEventProgram(tx, event.id, {
      slug: 'lokakarya-guru',
      title: `Lokakarya ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
    })
    await tx.db
      .insertInto('event_program_speakers')
      .values({ event_id: event.id, program_id: program.id, speaker_id: speaker.id })
      .execute()
    return { ids: { event: event.id, eventProgram: program.id } }
  },
  parameters: () => ({
    slug: ['seminar-guru'],
    jenis: ['seminar'],
    bulan: ['2026-12'],
    kota: ['33.76'],
    waktu: ['lewat'],
  }),
}
