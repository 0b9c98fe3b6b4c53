import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { to } from '../../../routes.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import {
  type CampaignValue,
  campaignDraft,
  campaignPublication,
  campaignWords,
} from './campaign-value.contract.ts'
import { campaignTable, findWrittenCampaign, putCampaign } from './campaign-writing.store.ts'
import { amountsOf } from './donations.rules.ts'
import { drawCampaign } from './draw-campaign.ts'

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'number') : []

/** What stands in the table, as its writers have it. */
async function read(
  { tx }: Reader,
  id: number,
  isWriting: boolean,
): Promise<Owned<CampaignValue> | undefined> {
  const row = await findWrittenCampaign(tx, id, isWriting)
  if (!row) return undefined
  const value = campaignDraft.parse({
    title: row.title,
    summary: row.summary,
    body: documentOfHtml(row.html),
    goal: row.goal ?? '',
    endsOn: row.endsOn ?? '',
    amounts: numbers(row.amounts)
      .map(amount => amount.toLocaleString('id-ID'))
      .join(', '),
    picture: row.picture,
    slug: row.slug,
  })
  return {
    value,
    slug: row.slug,
    isOut: row.status === 'published',
    number: row.version,
    at: row.updatedAt,
  }
}

/** Campaigns for donations, as they are written in the office. */
export const campaignKind: EntryKind<CampaignValue> = {
  kind: 'campaign',
  plural: 'campaigns',
  words: { one: 'kampanye', many: 'Kampanye', about: 'Untuk apa situs ini meminta donasi' },
  icon: 'star',
  section: { group: 'money', place: 50 },
  may: { write: 'writeCampaigns' },
  draft: campaignDraft,
  publication: campaignPublication,
  fieldWords: campaignWords,
  title: 'title',
  body: 'body',
  groups: [
    { title: 'Donasi', fields: ['goal', 'endsOn', 'amounts'] },
    { title: 'Gambar', fields: ['picture'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['donations'],
  routes: { list: 'Kelola-Kampanye', entry: 'Kelola-Kampanye-id', preview: 'Kelola-Kampanye-Pratinjau' },
  beginning: () => campaignDraft.parse({}),
  table: campaignTable,
  read,
  check: (reader, { picture }) => assertOwnPictures(reader, { picture }, ''),
  put: ({ tx, clock }, { ownId, slug, value, number }) =>
    putCampaign(tx, ownId, {
      slug,
      title: value.title.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      goal: value.goal === '' ? null : value.goal,
      endsOn: value.endsOn || null,
      amounts: JSON.stringify(amountsOf(value.amounts)),
      picture: value.picture == null ? null : JSON.stringify(value.picture),
      at: clock.now(),
      version: number,
    }),
  siteHref: to.campaign,
  draw: drawCampaign,
}
