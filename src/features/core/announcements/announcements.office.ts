import { fieldsOf } from '../../../platform/http/fields.ts'
import { momentText } from '../../../shared/dates.ts'
import type { SettingForm } from '../site/site.ts'
import { announcedBy, announcementSetting } from './announcements.ts'

/** What is announced, as it is written, and where it stands by the clock. */
export const announcementForm: SettingForm = {
  key: 'announcement',
  place: 40,
  id: 'pengumuman',
  title: 'Pengumuman',
  text: 'Satu baris di atas setiap halaman situs, misalnya pendaftaran yang dibuka.',
  fields: fieldsOf(announcementSetting),
  said: 'Pengumuman tersimpan',
  takeDown: {
    button: 'Turunkan pengumuman',
    title: 'Turunkan pengumuman ini?',
    text: 'Pengumuman tidak lagi tampil, dan kata-katanya dihapus.',
    done: 'Pengumuman diturunkan',
  },
  held: value => announcementSetting.safeParse(value).data,
  begin: { text: '', label: '', href: '', from: '', until: '', audience: 'all' },
  state(announcement, { tenant: { timeZone }, clock }) {
    const told = { values: { announcement }, timeZone }
    const audience = announcement.audience === 'members' ? 'members' : 'all'
    const { announcement: shown, until } = announcedBy(told, clock.now(), audience)
    if (shown)
      return { label: until ? `Tampil sampai ${momentText(until, timeZone)}` : 'Tampil', tone: 'green' }
    return until
      ? { label: `Tampil mulai ${momentText(until, timeZone)}`, tone: 'blue' }
      : { label: 'Sudah lewat', tone: 'neutral' }
  },
}
