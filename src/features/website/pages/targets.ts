import { matchRoute } from '../../../match-route.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { RoomParts } from '../../../platform/room-parts.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { listKnownPeople } from '../../core/people/people.ts'
import { findClassesCalled, listClassOptions } from '../../learning/classes/classes.ts'
import type { Targets } from './editor.contract.ts'
import { pageEntries } from './pages.rules.ts'
import { listPublished } from './published.ts'

type Reader = Pick<InTenant, 'tx' | 'partsOf'>

/** What a page may name: classes and addresses of this site, for the fields that choose one. People are asked for by typing. */
export async function targetsOf(reader: Reader): Promise<Targets> {
  const pages = await listPublished(reader)
  return {
    classes: await listClassOptions(reader.tx),
    pages: [
      { value: '/', label: 'Beranda' },
      ...pages.map(({ path, label }) => ({ value: path, label })),
      ...pageEntries(reader).flatMap(({ kind, path, label }) =>
        kind === 'intro' ? [{ value: path, label }] : [],
      ),
    ],
  }
}

/** What a page names that this site does not have, by field: a visitor would find nothing there. */
export async function unknownTargets(reader: Reader, value: unknown, path = ''): Promise<FieldError[]> {
  const named = namedIn(value, path)
  if (named.length === 0) return []
  const called = (wanted: Named['kind']) => named.flatMap(({ kind, text }) => (kind === wanted ? [text] : []))
  // a menu names neither: what is not named is not read
  const slugs = called('featuredClass')
  const classes = slugs.length > 0 ? await findClassesCalled(reader.tx, slugs) : new Set()
  const people = await listKnownPeople(reader.tx, called('people'))
  const missing = {
    featuredClass: (slug: string) => !classes.has(slug) && 'Kelas ini tidak ada',
    people: (slug: string) => !people.has(slug) && 'Orang ini tidak ada',
    href: (href: string) => !isThere(href) && 'Alamat ini tidak ada di situs ini',
  }
  return named.flatMap(({ field, kind, text }) => {
    const message = missing[kind](text)
    return message ? [{ field, code: 'unknown', message }] : []
  })
}

/** settings that lead to pages of the site */
const leading = ['home', 'navigation', 'footer', 'announcement']

export const settingTargets: RoomParts['settingTargets'] = async (reader, key, value) =>
  leading.includes(key) ? unknownTargets(reader, value, 'value') : []

/** Other sites are their own affair; below this one there has to be such a page. */
const isThere = (href: string) =>
  !/^\/(?!\/)/.test(href) || href.startsWith('/_') || matchRoute(href.split(/[?#]/, 1)[0] ?? '') !== undefined

interface Named {
  field: string
  kind: 'featuredClass' | 'people' | 'href'
  text: string
}

function namedIn(value: unknown, path: string): Named[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): Named[] => {
    const field = path === '' ? name : `${path}.${name}`
    if ((name === 'href' || name === 'featuredClass') && typeof part === 'string')
      return part === '' ? [] : [{ field, kind: name, text: part }]
    if (name === 'people' && Array.isArray(part))
      return part.map((text, index) => ({ field: `${field}.${index}`, kind: 'people', text: String(text) }))
    return namedIn(part, field)
  })
}
