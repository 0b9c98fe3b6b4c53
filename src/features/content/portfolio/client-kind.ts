import { to } from '../../../routes.ts'
import type { EntryKind } from '../../core/entries/entries.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { type ClientValue, clientDraft, clientPublication, clientWords } from './client-value.contract.ts'
import { clientTable, findWrittenClient, putClient } from './client-writing.store.ts'

/** Clients, as they are written in the office; they stand on one page together, and on that of each project. */
export const clientKind: EntryKind<ClientValue> = {
  kind: 'client',
  plural: 'clients',
  folderPlace: 20,
  words: { one: 'klien', many: 'Klien', about: 'Lembaga yang mempercayakan programnya kepada Anda' },
  icon: 'handshake',
  section: { group: 'content', place: 95 },
  may: { write: 'writePortfolio' },
  draft: clientDraft,
  publication: clientPublication,
  fieldWords: clientWords,
  title: 'name',
  tags: ['portfolio'],
  routes: { list: 'Kelola-Klien', entry: 'Kelola-Klien-id' },
  beginning: () => clientDraft.parse({}),
  table: clientTable,
  async read({ tx }, id, isWriting) {
    const row = await findWrittenClient(tx, id, isWriting)
    if (!row) return undefined
    const { name, sector, logo, position, slug, status, version, updatedAt } = row
    const value = clientDraft.parse({ name, sector, logo, position, slug })
    return { value, slug, isOut: status === 'published', number: version, at: updatedAt }
  },
  check: (reader, { logo }) => assertOwnPictures(reader, { logo }, ''),
  put: ({ tx, clock }, { ownId, slug, value: { name, sector, logo, position }, number }) =>
    putClient(tx, ownId, {
      slug,
      name: name.trim(),
      sector: sector.trim(),
      logo: logo && JSON.stringify(logo),
      position: position === '' ? null : position,
      at: clock.now(),
      version: number,
    }),
  siteHref: () => to.clients(),
}
