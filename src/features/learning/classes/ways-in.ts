import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import type { Action } from '../../../ui/parts.tsx'
import type { ClassDetail } from './classes.contract.ts'
import { syllabusOf } from './syllabus.ts'

type Contact = TenantContext['contact']
type Asked = Pick<ClassDetail, 'name'>

/** What one can do about a class, the first of it the button. */
export function actionsOf(contact: Contact, found: ClassDetail): Action[] {
  const first = syllabusOf(found)
    .flatMap(module => module.chapters)
    .find(chapter => !chapter.locked)
  const read = first && {
    label: found.price === 0 ? 'Mulai belajar' : 'Baca bab pratinjau',
    href: first.href,
  }
  const ask = questionAbout(contact, found)
  if (found.onRegistration) {
    const isFree = found.price === 0
    const join = isFree
      ? { label: 'Daftar', href: to.joinClass(found) }
      : { label: 'Beli kelas', href: to.buyClass(found) }
    return [join, ...(read ? [read] : ask)]
  }
  return found.comingSoon ? ask : [{ label: 'Lihat kelas lain', href: to.classes() }]
}

/** A question to the tenant, in words that are there already; nobody's where there is no contact. */
export function questionAbout({ whatsapp, email }: Contact, { name }: Asked): Action[] {
  const words = `Halo, saya ingin bertanya tentang ${name}.`
  if (whatsapp) {
    const number = whatsapp.replaceAll(/\D/g, '').replace(/^0/, '62')
    const href = `https://wa.me/${number}?text=${encodeURIComponent(words)}`
    return [{ label: 'Tanya lewat WhatsApp', href }]
  }
  return email
    ? [{ label: 'Tanya lewat email', href: `mailto:${email}?subject=${encodeURIComponent(name)}` }]
    : []
}
