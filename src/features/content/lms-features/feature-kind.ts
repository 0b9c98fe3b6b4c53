import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind } from '../../core/entries/entries.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { drawFeature } from './draw-feature.ts'
import {
  type FeatureValue,
  featureDraft,
  featurePublication,
  featureWords,
} from './feature-value.contract.ts'
import { featureTable, findWritten, listNames, putFeature } from './feature-writing.store.ts'
import { freeKey } from './lms-features.rules.ts'

/** Features of the learning products, as they are written in the office. */
export const featureKind: EntryKind<FeatureValue> = {
  kind: 'lms_feature',
  plural: 'lms-features',
  words: { one: 'fitur', many: 'Fitur', about: 'Yang dapat dilakukan dengan produk belajar Anda' },
  icon: 'sparkles',
  section: { group: 'site', place: 60, key: 'x' },
  may: { write: 'writeFeatures' },
  draft: featureDraft,
  publication: featurePublication,
  fieldWords: featureWords,
  title: 'title',
  groups: [
    { title: 'Isi halaman', fields: ['description', 'listFeatures', 'benefits'] },
    { title: 'Fitur', fields: ['product', 'icon', 'image', 'position'] },
    { title: 'Alamat halaman', fields: ['slug', 'key'] },
  ],
  tags: ['lms-features'],
  routes: { list: 'Kelola-Fitur', entry: 'Kelola-Fitur-id', preview: 'Kelola-Fitur-Pratinjau' },
  beginning: () => featureDraft.parse({ icon: 'sparkles' }),
  table: featureTable,
  async read({ tx }, id, isWriting) {
    const row = await findWritten(tx, id, isWriting)
    if (!row) return undefined
    const { status, version, updatedAt, ...fields } = row
    const value = featureDraft.parse(fields)
    return { value, slug: row.slug, isOut: status === 'published', number: version, at: updatedAt }
  },
  check: (reader, { image }) => assertOwnPictures(reader, { image }, ''),
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const { product, key } = value
    const others = await listNames(tx, product, ownId)
    if (others.some(other => other.slug === slug))
      throw invalidField('slug', 'Alamat ini sudah dipakai fitur lain dari produk ini', 'taken')
    const keys = new Set(others.map(other => other.key))
    if (keys.has(key))
      throw invalidField('key', 'Kunci ini sudah dipakai fitur lain dari produk ini', 'taken')
    return putFeature(tx, ownId, {
      product,
      slug,
      key: key || freeKey(slug, keys),
      icon: value.icon || 'sparkles',
      title: value.title.trim(),
      description: value.description.trim(),
      image: value.image && JSON.stringify(value.image),
      listFeatures: value.listFeatures.map(line => line.trim()).filter(Boolean),
      benefits: JSON.stringify(value.benefits),
      position: value.position === '' ? null : value.position,
      at: clock.now(),
      version: number,
    })
  },
  // its product's address is led to
  siteHref: ({ slug }) => to.feature({ product: 'general', slug }),
  siteRoutes: ['Features-slug', 'Lms-Features-slug', 'Aksara-Features-slug'],
  draw: drawFeature,
}
