import { z } from 'zod'

/** What each type must say; a type that is not here is one nobody has thought about. */
const reference = z.object({ '@id': z.string().url() }).loose()
const address = z.url()
const text = z.string().min(1)
const moment = z.iso.datetime({ offset: true })
const day = z.union([moment, z.iso.date()])
const named = z.object({ name: text }).loose()
const organization = z.union([reference, named])
const image = z.union([address, z.array(address).min(1), z.object({ url: address }).loose()])

const person = named
const article = z
  .object({
    headline: text.max(110),
    datePublished: moment,
    dateModified: moment.optional(),
    author: z.array(person).min(1).optional(),
    publisher: organization,
    image: image.optional(),
    mainEntityOfPage: reference,
  })
  .loose()

const schemas: Record<string, z.ZodType> = {
  EducationalOrganization: z
    .object({ '@id': address, name: text, url: address, logo: z.object({ url: address }).loose().optional() })
    .loose(),
  WebSite: z.object({ '@id': address, name: text, url: address, publisher: reference }).loose(),
  WebPage: z
    .object({ '@id': address, name: text, url: address, isPartOf: reference, description: text })
    .loose(),
  AboutPage: z.object({ '@id': address, name: text, url: address, isPartOf: reference }).loose(),
  CollectionPage: z.object({ '@id': address, name: text, url: address, isPartOf: reference }).loose(),
  BreadcrumbList: z
    .object({
      itemListElement: z
        .array(
          z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: address }),
        )
        .min(2),
    })
    .loose(),
  ItemList: z
    .object({
      itemListElement: z
        .array(z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), url: address }).loose())
        .min(1),
    })
    .loose(),
  NewsArticle: article,
  BlogPosting: article,
  Article: article,
  PodcastEpisode: z.object({ name: text, datePublished: moment, url: address }).loose(),
  PodcastSeries: z.object({ name: text, webFeed: address }).loose(),
  Book: z
    .object({
      name: text,
      author: z.object({ '@type': z.literal('Person'), name: text }),
      // only what enough people have given
      aggregateRating: z
        .object({
          '@type': z.literal('AggregateRating'),
          ratingValue: z.number().min(1).max(5),
          ratingCount: z.int().min(3),
        })
        .optional(),
    })
    .loose(),
  Course: z
    .object({
      name: text,
      description: text,
      provider: organization,
      offers: z.object({ category: text, price: z.number().min(0), priceCurrency: z.literal('IDR') }).loose(),
      hasCourseInstance: z
        .array(
          z
            .object({
              courseMode: z.enum(['Online', 'Onsite', 'Blended']),
              courseWorkload: z.iso.duration(),
              startDate: moment.optional(),
              endDate: moment.optional(),
            })
            .loose(),
        )
        .optional(),
    })
    .loose(),
  EducationalOccupationalProgram: z
    .object({ name: text, description: text, provider: organization, startDate: day.optional() })
    .loose(),
  ProfilePage: z.object({ mainEntity: z.union([reference, named]) }).loose(),
  Person: named,
  FAQPage: z
    .object({
      mainEntity: z
        .array(z.object({ name: text, acceptedAnswer: z.object({ text }).loose() }).loose())
        .min(1),
    })
    .loose(),
  JobPosting: z
    .object({
      title: text,
      description: text,
      datePosted: day,
      validThrough: day.optional(),
      hiringOrganization: organization,
    })
    .loose()
    .refine(
      job => 'jobLocation' in job || ('jobLocationType' in job && 'applicantLocationRequirements' in job),
      {
        message: 'neither jobLocation nor jobLocationType with applicantLocationRequirements',
      },
    ),
  VideoObject: z
    .object({ name: text, thumbnailUrl: image, uploadDate: day })
    .loose()
    .refine(video => 'contentUrl' in video || 'embedUrl' in video, {
      message: 'neither contentUrl nor embedUrl',
    }),
  DefinedTerm: z.object({ name: text, description: text.optional() }).loose(),
  Organization: z.object({ name: text, url: address.optional() }).loose(),
  OfferCatalog: z
    .object({
      name: text,
      itemListElement: z
        .array(z.object({ name: text, price: z.number().min(0), priceCurrency: z.literal('IDR') }).loose())
        .min(1),
    })
    .loose(),
  WebApplication: named,
  ImageGallery: named,
  ImageObject: z.object({ contentUrl: address.optional(), url: address.optional() }).loose(),
  CreativeWork: named,
  EducationalOccupationalCredential: named,
  ContactPage: named,
}

/** what happens: a place or an address to join at, and a time that says its zone */
const happening = z
  .object({
    name: text,
    startDate: day,
    location: z.union([z.object({}).loose(), z.array(z.object({}).loose()).min(1)]),
  })
  .loose()
for (const type of [
  'Event',
  'EducationEvent',
  'ExhibitionEvent',
  'SocialEvent',
  'Festival',
  'Hackathon',
  'BusinessEvent',
  'CourseInstance',
])
  schemas[type] = happening

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const nodeShape = z.object({ '@type': z.string() }).loose()

/** Every reference within the graph must lead to something in it. */
function danglingIds(graph: readonly unknown[]): string[] {
  const known = new Set<string>()
  const asked = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('@id' in value && typeof value['@id'] === 'string')
      (Object.keys(value).length === 1 ? asked : known).add(value['@id'])
    for (const child of Object.values(value)) walk(child)
  }
  walk(graph)
  return [...asked].filter(id => !known.has(id)).map(id => `nothing is called ${id}`)
}

/** What is wrong with what a document says of itself; a page for search engines must say something. */
export function schemaTroubles(html: string): string[] {
  const found = [...html.matchAll(script)].map(match => match[1] ?? '')
  const isForNobody = html.includes('<meta name="robots" content="noindex')
  if (found.length !== (isForNobody ? 0 : 1)) return [`${found.length} graphs`]
  return found.flatMap(text => {
    const graph: unknown[] = JSON.parse(text)['@graph']
    const troubles = graph.flatMap(node => {
      const typed = nodeShape.safeParse(node)
      if (!typed.success) return ['a node without type']
      const type = typed.data['@type']
      const schema = schemas[type]
      if (!schema) return [`nobody has said what ${type} needs`]
      const parsed = schema.safeParse(node)
      return parsed.success
        ? []
        : parsed.error.issues.map(issue => `${type}.${issue.path.join('.')}: ${issue.message}`)
    })
    return [...troubles, ...danglingIds(graph)]
  })
}
