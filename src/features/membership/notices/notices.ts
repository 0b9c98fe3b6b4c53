import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { fieldsOf } from '../../../platform/http/fields.ts'
import { post, type Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { changedMeanwhile } from '../../../shared/failure.ts'
import { escapeHtml, htmlToText } from '../../../shared/html-text.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { countPeople, listToTell } from '../data-subjects/data-subjects.ts'
import {
  type NoticeEditorPage,
  type NoticePublishing,
  type NoticeSection,
  type Notices,
  noticePublishing,
  noticeSection,
} from './notices.contract.ts'
import { mailsAtOnce } from './notices.rules.ts'
import {
  findNotice,
  findNoticeVersion,
  insertNotice,
  listNotices,
  lockUntold,
  markTold,
  type NoticeRow,
} from './notices.store.ts'

export { noticeText } from './notices.rules.ts'
export { findNotice, listProcessedNotices } from './notices.store.ts'

/** Everything a tenant has told people about their data, the version in force with its words. */
export async function getNotices({ tx, tenant }: InTenant): Promise<Notices> {
  const current = await findNotice(tx)
  const versions = await listNotices(tx)
  const said = ({ version, summary, publishedAt }: (typeof versions)[number]) => ({
    version,
    summary,
    publishedAt: publishedAt.toISOString(),
    publishedText: longDate(publishedAt, tenant.timeZone),
  })
  return {
    current: current ? { ...said(current), contentHtml: current.contentHtml } : null,
    versions: versions.map(said),
  }
}

/** One version, whichever; undefined for one that never was. */
export async function noticeOf({ tx, tenant }: InTenant, version: number) {
  const row = await findNoticeVersion(tx, version)
  return row && { ...row, publishedText: longDate(row.publishedAt, tenant.timeZone) }
}

const noticeFields: NoticeEditorPage['fields'] = {
  section: fieldsOf(noticeSection),
  publishing: fieldsOf(noticePublishing),
}

/** What the editor begins with: the version in force, or an example. */
export async function editedNotice(
  { tx }: InTenant,
  site: string,
  contact: { email?: string | undefined },
): Promise<Pick<NoticeEditorPage, 'baseVersion' | 'sections' | 'isExample' | 'fields' | 'members'>> {
  const current = await findNotice(tx)
  return {
    baseVersion: current?.version ?? 0,
    sections: current ? sectionsOf(current) : exampleSections(site, contact),
    isExample: current === undefined,
    fields: noticeFields,
    members: (await countPeople(tx)).active,
  }
}

/** As it was written; of a notice that was not written here (imported, seeded), as far as its HTML tells. */
function sectionsOf({ sections, contentHtml }: Pick<NoticeRow, 'sections' | 'contentHtml'>): NoticeSection[] {
  if (sections.length > 0) return sections
  const parts = contentHtml.split(/<h[2-6][^>]*>/i).filter(part => part.trim() !== '')
  return parts.map(part => {
    const [title, text] = /<\/h[2-6]>/i.test(part) ? part.split(/<\/h[2-6]>/i, 2) : ['', part]
    const blocks = (text ?? '').split(/<\/(?:p|ul|ol)>/i).map(block => lines(block))
    return { title: htmlToText(title ?? ''), text: blocks.filter(Boolean).join('\n\n') }
  })
}

const lines = (block: string) =>
  block
    .split(/<br\s*\/?>|<\/li>/i)
    .map(line => (/<li/i.test(line) ? `- ${htmlToText(line)}` : htmlToText(line)))
    .filter(line => line !== '' && line !== '-')
    .join('\n')

/** A blank line begins a paragraph, lines that begin with "- " are a list. Nothing else is markup. */
export function noticeHtml(sections: readonly NoticeSection[]): string {
  return sanitizeHtml(
    sections
      .map(
        ({ title, text }) =>
          `<h2>${escapeHtml(title)}</h2>${text
            .split(/\n\s*\n/)
            .map(blockHtml)
            .join('')}`,
      )
      .join(''),
  )
}

function blockHtml(block: string): string {
  const parts: string[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) parts.push(`<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`)
    items = []
  }
  let lines: string[] = []
  const endLines = () => {
    if (lines.length > 0) parts.push(`<p>${lines.join('<br>')}</p>`)
    lines = []
  }
  for (const line of block.split('\n').map(one => one.trim())) {
    if (line === '') continue
    const item = /^[-*•]\s+(.*)$/.exec(line)?.[1]
    if (item === undefined) {
      endList()
      lines.push(escapeHtml(line))
    } else {
      endLines()
      items.push(escapeHtml(item))
    }
  }
  endLines()
  endList()
  return parts.join('')
}

/** A new version in force from now on; members are told, the first of them at once. */
export async function publishNotice(
  context: CallContext,
  { sections, summary, baseVersion }: NoticePublishing,
): Promise<{ version: number }> {
  const { tx, clock, viewer, tenant } = context
  const before = (await findNotice(tx))?.version ?? 0
  const version = before + 1
  const row = {
    version,
    summary,
    contentHtml: noticeHtml(sections),
    sections,
    publishedBy: memberOf(viewer).membershipId,
    at: clock.now(),
  }
  if (before !== baseVersion || !(await insertNotice(tx, row))) throw changedMeanwhile('Kebijakan privasi')
  await record(context, {
    action: 'privacy.notice_published',
    object: { type: 'privacy', id: version, name: `Kebijakan privasi versi ${version}` },
    before: { version: before },
    after: { version },
  })
  await tellOfNotice(tx, tenant.sender, clock.now())
  await notifyPurge(tx, tenant.id, ['privacy'])
  return { version }
}

/** Writes to the next members about the newest notice; true while there are more of them. At most one mail each. */
export async function tellOfNotice(tx: Tx, sender: Sender, now: Date): Promise<boolean> {
  const notice = await lockUntold(tx)
  if (!notice) return false
  const members = await listToTell(tx, notice.toldUpTo, notice.publishedAt, mailsAtOnce)
  for (const member of members)
    await post(tx, {
      to: member.email,
      subject: `Kebijakan privasi ${sender.name} diperbarui`,
      reason: 'privacy.notice',
      greeting: `Halo ${member.name},`,
      paragraphs: [
        `Kebijakan privasi ${sender.name} versi ${notice.version} berlaku. Yang berubah:`,
        notice.summary,
        'Bacalah, lalu nyatakan di halaman Privasi & data bahwa Anda sudah membacanya. Bila tidak setuju, di sana Anda juga dapat menarik persetujuan atau menghapus akun.',
      ],
      action: { label: 'Baca kebijakan privasi', url: `${sender.origin}${routes['Privacy-Policy']}` },
      note: `Halaman Privasi & data: ${sender.origin}${routes['Profile-Privasi']}`,
      sender,
    })
  const isOver = members.length < mailsAtOnce
  await markTold(tx, notice.version, { upTo: members.at(-1)?.id ?? notice.toldUpTo, isOver, now })
  return !isOver
}

/** What a first notice may look like: all that article 21 asks for, to be made one's own before it is published. */
export function exampleSections(site: string, contact: { email?: string | undefined }): NoticeSection[] {
  const reach = contact.email ? ` lewat ${contact.email}` : ' lewat kontak di kaki halaman situs ini'
  return [
    {
      title: 'Siapa yang bertanggung jawab',
      text: `${site} adalah pengendali data pribadi di situs ini. Hubungi kami${reach}.`,
    },
    {
      title: 'Data yang kami proses',
      text: '- Akun: nama, email, tanggal lahir, nomor telepon bila diisi\n- Profil: foto, bio, sekolah, provinsi dan kota bila diisi\n- Masuk: waktu, alamat IP, dan jenis perangkat\n- Persetujuan Anda dan permintaan Anda tentang data',
    },
    {
      title: 'Tujuan dan dasar hukum',
      text: '- Menyediakan kelas dan program: perjanjian dengan Anda\n- Keamanan akun dan catatan perubahan: kewajiban hukum\n- Kabar lewat email dan tampilan publik: persetujuan Anda, yang dapat ditarik kapan saja',
    },
    {
      title: 'Anak di bawah 18 tahun',
      text: 'Kami meminta persetujuan orang tua atau wali. Sampai ada, profil anak dibatasi: nama lengkap, foto, dan sekolahnya tidak tampil.',
    },
    {
      title: 'Berapa lama data disimpan',
      text: 'Data disimpan selama Anda menjadi anggota. Setelah akun dihapus, data pribadi Anda dihapus saat itu juga; cadangan basis data kedaluwarsa paling lama dalam 35 hari.',
    },
    {
      title: 'Hak Anda',
      text: 'Di halaman Privasi & data Anda dapat mengunduh data, mengubah persetujuan, meminta perbaikan atau pembatasan, mengajukan keberatan, dan menghapus akun. Permintaan dijawab paling lambat 3 x 24 jam.',
    },
  ]
}
