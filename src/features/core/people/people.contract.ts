/** A public face of the tenant: author, teacher, mentor. */
export interface Person {
  slug: string
  name: string
  title: string
  bio: string
  photo: { key: string; url: string; width: number; height: number; alt: string } | null
}
