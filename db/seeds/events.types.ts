import type { Drawing } from './drawing.types.ts'

/** Events of a demo tenant. Days count from the day of the seeding, hours are the clock's where it takes place: "08.30". */
export interface DemoSpeaker {
  name: string
  bio: string
  photo?: Drawing
  /** true unless told otherwise */
  isConfirmed?: boolean
  linkedIn?: string
}

export interface DemoEventProgram {
  slug: string
  title: string
  kind: 'workshop' | 'competition' | 'exhibition' | 'talk' | 'performance'
  html: string
  /** the event's unless told otherwise */
  cover?: Drawing
  /** 0 is the event's first day */
  day: number
  from: string
  until: string
  room: string
  capacity?: number
  /** names of the event's speakers */
  speakers: string[]
}

export interface DemoSponsorTier {
  name: string
  slot: string
  /** whole rupiah; none: the whole cost of the event */
  price: number | null
  benefits: string[]
}

export interface DemoEvent {
  slug: string
  title: string
  kind: 'festival' | 'seminar' | 'workshop' | 'hackathon' | 'exhibition' | 'competition' | 'gathering'
  summary: string
  html: string
  cover: Drawing
  startsInDays: number
  from: string
  /** the same day unless told otherwise */
  endsInDays?: number
  until: string
  timeZone?: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'
  mode: 'online' | 'offline' | 'hybrid'
  venue?: string
  address?: string
  /** Kemendagri's */
  cityCode?: string
  onlineUrl?: string
  registrationUrl?: string
  /** slug of the class one registers for */
  class?: string
  status?: 'scheduled' | 'postponed' | 'cancelled'
  speakers?: DemoSpeaker[]
  activities?: { name: string; description: string; image?: Drawing }[]
  sponsorTiers?: DemoSponsorTier[]
  agenda?: { day: number; time: string; title: string; place?: string }[]
  programs?: DemoEventProgram[]
}

const sponsorOf = (
  name: string,
  slot: string,
  price: number | null,
  benefits: string[],
): DemoSponsorTier => ({
  name,
  slot,
  price,
  benefits,
})

/** The four ways to sponsor (specification sections 3 and 9). */
export const sponsorTiers: DemoSponsorTier[] = [
  sponsorOf('Title Sponsor', 'Eksklusif, satu slot', null, [
    'Nama disebut di depan nama acara',
    'Sambutan sepuluh menit pada pembukaan',
    'Ruang pamer terbesar di pintu masuk',
    'Logo paling depan di semua materi',
  ]),
  sponsorOf('Platinum', '2-3 slot', 50_000_000, [
    'Satu sesi bincang di panggung utama',
    'Ruang pamer enam meter persegi',
    'Logo di panggung dan sertifikat peserta',
  ]),
  sponsorOf('Gold', '4-5 slot', 25_000_000, [
    'Satu lokakarya bersama peserta',
    'Meja pamer di selasar',
    'Logo di situs dan spanduk acara',
  ]),
  sponsorOf('Silver', 'Terbuka', 10_000_000, ['Logo di situs acara', 'Materi dalam tas peserta']),
]
