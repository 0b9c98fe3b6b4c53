import type { Image } from '../parts.tsx'
import type { OfficeIconName } from './icons.tsx'

/** Who works here. */
export interface OfficeViewer {
  name: string
  kind: number
  kindLabel: string
  picture?: Image | undefined
  email?: string | undefined
  /** somebody of the platform who acts in this tenant: shown above everything */
  acting?: Acting | undefined
  /** whoever runs the site looks at it as somebody of this kind: "Siswa" */
  viewedAs?: string | undefined
}

export interface Acting {
  reason: string
  /** "10.00 WIB" */
  until: string
  /** the call (DELETE) that ends it, and answers where to go: {href} */
  end: string
}

export interface OfficeLink {
  label: string
  href: string
  icon: OfficeIconName
  /** g and this letter leads there */
  key?: string | undefined
  /** a figure that waits for somebody: "3" */
  count?: number | undefined
  /** leaves the office: the browser loads it anew */
  isDocument?: boolean | undefined
}

export interface OfficeGroup {
  title?: string | undefined
  items: OfficeLink[]
}

/** All ways through the office that its viewer may go. */
export interface OfficeNav {
  /** where the brand leads, with the name of this office: "Administrasi", "Akun saya" */
  home: { label: string; href: string }
  groups: OfficeGroup[]
  /** what can be done from anywhere, for the command palette */
  actions: OfficeLink[]
  /** the menu under one's name */
  account: OfficeLink[]
  /** path of the call that answers the palette's searches: {items: [{group, label, text?, href, icon}]} */
  search?: string | undefined
}

/** What `search` answers. */
export interface OfficeFound {
  group: string
  label: string
  text: string
  href: string
  icon: OfficeIconName
}
