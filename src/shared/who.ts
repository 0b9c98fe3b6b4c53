/** What a site announces above its pages; `href` is empty where it leads nowhere. */
export interface Announcement {
  text: string
  label: string
  href: string
}

/** Who is signed in, as pages show it. What anybody may do is decided by the server, each time. */
export interface WhoIAm {
  isTokenValid: boolean
  /** the tenant's id, which pages keep and send as the header lmsId */
  lmsId: number
  member: {
    /** membership */
    id: number
    name: string
    initials: string
    picture: string | null
    kind: number
    kindLabel: string
    role: string
    /** of what they were told */
    unread: number
    /** may write something that pages of the site show: those get pencils */
    mayEdit: boolean
    links: { label: string; href: string }[]
    /** runs the site and looks at it as this kind: it is said above every page, with the way back */
    isViewing: boolean
    /** what is said to members alone */
    announcement: Announcement | null
  } | null
}
