/** Who is signed in, as pages show it. What anybody may do is decided by the server, each time. */
export interface WhoIAm {
  isTokenValid: boolean
  /** the tenant's id, which pages keep and send as the header lmsId */
  lmsId: number
  member: {
    name: string
    initials: string
    picture: string | null
    kind: number
    kindLabel: string
    role: string
    links: { label: string; href: string }[]
  } | null
}
