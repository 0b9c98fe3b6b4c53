import type { InTenant } from '../../../platform/http/endpoint.ts'
import { invalid, invalidField } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { checkValue, picturesIn } from './keyed-values.rules.ts'
import { assertVersion, keepVersion, lock, type Published, type Publisher } from './publication.ts'
import { wordsOf } from './publishing.rules.ts'
import * as store from './publishing.store.ts'

/** Puts a setting by key; null takes it away. Answers the version of that key. */
export async function changeValue(
  publisher: Publisher,
  key: string,
  { value, version }: { value: unknown; version?: number | undefined },
): Promise<{ key: string; value: unknown; version: number }> {
  const checked = checkValue(publisher.partsOf('settings'), key, value)
  if ('errors' in checked) throw invalid(checked.errors)
  const { tx } = publisher
  const before = await lock(publisher)
  const values = await store.readValues(tx)
  const old = values.find(row => row.key === key)
  assertVersion(version, old?.version ?? 0)
  if (!old && values.length >= 100) throw invalidField('key', 'Maksimal 100 kunci')
  await assertOwnPictures(publisher, checked.value, 'value')
  if (JSON.stringify(old?.value ?? null) === JSON.stringify(checked.value))
    return { key, value: checked.value, version: old?.version ?? 0 }
  const written = await publishValue(publisher, before, key, checked.value, old?.value ?? null)
  return { key, value: checked.value, version: written }
}

/** Every picture that a text shows is one of this tenant's; `path` is where the text stands in what was sent. */
export async function assertOwnPictures(
  { tx }: Pick<InTenant, 'tx'>,
  value: unknown,
  path: string,
): Promise<void> {
  const pictures = picturesIn(value, path)
  const found = await store.findPictures(
    tx,
    pictures.map(picture => picture.key),
  )
  const missing = pictures.find(picture => !found.has(picture.key))
  if (missing) throw invalidField(missing.field, 'Gambar ini tidak ada di berkas situs ini')
}

async function publishValue(
  publisher: Publisher,
  before: Published,
  key: string,
  value: unknown,
  old: unknown,
): Promise<number> {
  const { tx, clock } = publisher
  const version = before.version + 1
  const written = await store.writeValue(tx, key, value, clock.now())
  await store.writeSetting(tx, before.state, version, clock.now())
  const changed = [`values.${key}`]
  const values = { [key]: value }
  await keepVersion(publisher, version, { scope: 'values', setting: before.state, values, changed })
  await record(publisher, {
    action: 'setting_value.changed',
    object: { type: 'setting_value', id: key, name: wordsOf(changed).join('') },
    before: { [key]: old },
    after: values,
  })
  await store.notifyChanged(tx, publisher.tenant.id)
  return written
}

/** Settings by key with their versions, as the database has them now. */
export const listValues = ({ tx }: Pick<InTenant, 'tx'>) => store.readValues(tx)
