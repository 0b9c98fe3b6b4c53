import type { Actor } from '../src/platform/http/access.ts'
import type { Things } from './things.ts'

/** How a call is told which thing, and what it answers. */
export interface Addressing {
  /** `own`: what lies in the asker's own hands, to which another's thing is tied */
  ask(things: Things, asker: { kind: Actor; own: Things }): { path: string; body?: unknown }
  /** one's own tenant's (200), and another's (404), unless it says otherwise */
  found?: number
  missing?: number
  /** of one's own tenant, but not in one's own hands: asked where the matrix says "own"; open: for whoever holds it */
  notMine?: number | 'open' | Partial<Record<Actor, number>>
  /** only these ask, where who asks makes no difference to it */
  only?: readonly Actor[]
}

const by = (ask: Addressing['ask'], rest: Omit<Addressing, 'ask'> = {}): Addressing => ({ ask, ...rest })
/** a filter of a list: another tenant's thing leaves it as it is, or empty */
const filter = (ask: Addressing['ask']) => by(ask, { missing: 200, notMine: 200 })
const reference = (ask: Addressing['ask'], rest: Omit<Addressing, 'ask'> = {}) =>
  by(ask, { missing: 422, ...rest })
const reason = 'Alasan yang cukup panjang'

const details = ({ place }: Things) => ({
  name: 'SMA Bahari',
  level: 'SMA',
  ownership: 'negeri',
  provinceId: place.province,
  cityId: place.city,
})
const person = ({ person: id }: Things, rest = '') => ({ path: `/v1/people/${id}${rest}` })
const change = { name: 'Budi Santoso', programIds: [], provinceCode: null, schoolId: null, version: 1 }
const eventAbout = (entityId: number) => ({
  event: 'play',
  path: '/Podcasts',
  entityType: 'post',
  entityId,
  sessionId: 'sesi-yang-acak',
  timestamp: '2026-11-21T03:00:00.000Z',
})
const ofTenant = (rest: string, bodyOf?: (number: number) => unknown) =>
  by(({ twin, number }) => ({ path: `/${twin.slug}/cms/app/${rest}`, body: bodyOf?.(number) }), {
    missing: 403,
  })

/** registers a team of this school; of NISN each has its own */
const teamOf = (path: string) =>
  reference(
    ({ school }, { own: { number } }) => ({
      path,
      body: {
        category: 'web',
        npsn: school.npsn,
        name: `Tim ${number}`,
        coach: { name: 'Dede Rukmana', email: `dede${number}@contoh.id`, phone: '081234567890' },
        members: [
          {
            fullName: 'Siswa Tegal',
            nisn: String(++nisn),
            birthDate: '2008-01-15',
            grade: 'XII',
            major: 'RPL',
            isCaptain: true,
          },
        ],
        consents: { rules: true, data: true },
      },
    }),
    { found: 201, notMine: 201 },
  )
let nisn = 7_000_000_000
const writing = (where: string) =>
  by(({ page }) => ({ path: `/v1/pages/${page}/${where}`, body: { title: 'Layanan', version: 1 } }), {
    missing: 409,
  })

/** Every parameter that names a thing, of every call. The test fails for one that is missing here. */
export const addressing: Record<string, Record<string, Addressing>> = {
  'GET /{tenant}/cms/app/id': { tenant: ofTenant('id') },
  'GET /{tenant}/cms/app/settings': { tenant: ofTenant('settings') },
  'GET /{tenant}/cms/app/setting/{key}': { tenant: ofTenant('setting/title') },
  'PUT /{tenant}/cms/app/settings': {
    tenant: ofTenant('settings', number => ({ tagline: `Maju ${number}` })),
  },
  'PUT /{tenant}/cms/app/setting/{key}': {
    tenant: ofTenant('setting/navigation', number => ({
      value: [{ label: `Kelas ${number}`, href: '/Class' }],
    })),
  },
  'POST /v1/appearance/versions/{version}/restoration': {
    version: by(({ version }) => ({ path: `/v1/appearance/versions/${version}/restoration` }), {
      found: 201,
    }),
  },
  'POST /v1/authorizer/token/generate': {
    id: by(({ app }) => ({ path: '/v1/authorizer/token/generate', body: { ...app, scopes: 'alkamedia' } }), {
      found: 201,
      missing: 401,
      only: ['visitor'],
    }),
  },
  'POST /v1/auth/signup/coder': {
    schoolNpsn: reference(
      ({ school, number }) => ({
        path: '/v1/auth/signup/coder',
        body: {
          name: 'Budi Santoso',
          email: `koder${number}@contoh.id`,
          password: 'kuda-laut-hijau-7',
          birthDate: '1999-01-01',
          terms: true,
          privacy: true,
          privacyVersion: 1,
          phone: '081234567890',
          schoolNpsn: school.npsn,
        },
      }),
      // kept with the registration, and looked up within this tenant once the address is verified
      { found: 201, missing: 201, only: ['visitor'] },
    ),
  },
  'GET /v3/post/list': {
    categoryId: filter(({ twin }) => ({
      path: `/v3/post/list?kindSlug=news&categoryId=${twin.ids.category}`,
    })),
    excludeId: filter(({ twin }) => ({ path: `/v3/post/list?kindSlug=news&excludeId=${twin.ids.post}` })),
    parentSlug: filter(({ content }) => ({
      path: `/v3/post/list?kindSlug=news&parentSlug=${content.post.slug}`,
    })),
    categorySlug: filter(({ content }) => ({
      path: `/v3/post/list?kindSlug=news&categorySlug=${content.category.slug}`,
    })),
  },
  'GET /v3/post/detail': {
    id: by(({ content }) => ({ path: `/v3/post/detail?kindSlug=news&id=${content.post.id}` })),
    slug: by(({ content }) => ({ path: `/v3/post/detail?kindSlug=news&slug=${content.post.slug}` })),
  },
  'GET /v3/post/kind/category/detail': {
    slug: by(({ content }) => ({
      path: `/v3/post/kind/category/detail?kindSlug=news&slug=${content.category.slug}`,
    })),
  },
  'GET /v1/class/active': {
    programIds: filter(({ twin }) => ({ path: `/v1/class/active?programIds=${twin.ids.program}` })),
    categoryId: filter(({ twin }) => ({ path: `/v1/class/active?categoryId=${twin.ids.classCategory}` })),
  },
  'GET /v1/class/active/elevate': {
    programIds: filter(({ twin }) => ({ path: `/v1/class/active/elevate?programIds=${twin.ids.program}` })),
    categoryId: filter(({ twin }) => ({
      path: `/v1/class/active/elevate?categoryId=${twin.ids.classCategory}`,
    })),
  },
  'GET /v1/class/list': {
    programId: filter(({ twin }) => ({ path: `/v1/class/list?programId=${twin.ids.program}` })),
  },
  'GET /v1/class/webinar': {
    programIds: filter(({ twin }) => ({ path: `/v1/class/webinar?programIds=${twin.ids.program}` })),
  },
  'GET /silabus/{programId}': {
    programId: by(({ content }) => ({ path: `/silabus/${content.program.id}` })),
  },
  'GET /v1/program/schools': {
    programId: by(({ content }) => ({ path: `/v1/program/schools?programId=${content.program.id}` })),
  },
  'GET /statistic/batchs/active/{id}': {
    id: by(({ twin }) => ({ path: `/statistic/batchs/active/${twin.ids.classroom}` })),
  },
  'GET /statistic/chart/{type}': { type: filter(() => ({ path: '/statistic/chart/members' })) },
  'GET /v1/lms/feature/detail': {
    slug: by(({ content }) => ({ path: `/v1/lms/feature/detail?slug=${content.feature.slug}` })),
  },
  'GET /v1/portfolio/detail': {
    slug: by(({ content }) => ({ path: `/v1/portfolio/detail?slug=${content.project.slug}` })),
  },
  'GET /v1/podcast/list': {
    categorySlug: filter(({ content }) => ({
      path: `/v1/podcast/list?categorySlug=${content.category.slug}`,
    })),
    excludeId: filter(({ content }) => ({ path: `/v1/podcast/list?excludeId=${content.episode.id}` })),
  },
  'GET /v1/podcast/detail': {
    id: by(({ content }) => ({ path: `/v1/podcast/detail?id=${content.episode.id}` })),
  },
  'GET /v1/post/article/list': {
    categorySlug: filter(({ content }) => ({
      path: `/v1/post/article/list?categorySlug=${content.category.slug}`,
    })),
    excludeId: filter(({ twin }) => ({ path: `/v1/post/article/list?excludeId=${twin.ids.post}` })),
  },
  'GET /v1/post/detail': { id: by(({ content }) => ({ path: `/v1/post/detail?id=${content.post.id}` })) },
  // what was clicked and read is written down as it is said: it leads to nothing
  'POST /v1/statistics/record': {
    entityId: by(({ twin }) => ({ path: '/v1/statistics/record', body: eventAbout(twin.ids.post) }), {
      found: 202,
      missing: 202,
      notMine: 202,
    }),
    sessionId: by(({ twin }) => ({ path: '/v1/statistics/record', body: eventAbout(twin.ids.post) }), {
      found: 202,
      missing: 202,
      notMine: 202,
    }),
  },
  'POST /v3/post/react': {
    slug: by(({ content }) => ({
      path: `/v3/post/react?kindSlug=news&slug=${content.post.slug}`,
      body: { reaction: 'clap' },
    })),
  },
  'POST /v3/post/view': {
    slug: by(({ content }) => ({ path: `/v3/post/view?kindSlug=news&slug=${content.post.slug}`, body: {} })),
  },
  'GET /v2/post/category': {
    categorySlug: filter(({ content }) => ({
      path: `/v2/post/category?categorySlug=${content.category.slug}`,
    })),
  },
  'GET /v1/class/overview': {
    slug: by(({ content }) => ({ path: `/v1/class/overview?slug=${content.class.slug}` })),
  },
  'GET /v1/class/syllabus': {
    classroomId: by(({ twin }) => ({ path: `/v1/class/syllabus?classroomId=${twin.ids.classroom}` })),
  },
  'GET /v1/career/job/list': {
    careerId: filter(({ twin }) => ({ path: `/v1/career/job/list?careerId=${twin.ids.career}` })),
  },
  'GET /v1/career/detail': {
    slug: by(({ content }) => ({ path: `/v1/career/detail?slug=${content.career.slug}` })),
  },
  'GET /v1/career/job/detail': {
    id: by(({ twin }) => ({ path: `/v1/career/job/detail?id=${twin.ids.job}` })),
  },
  'GET /v1/program/active/detail': {
    slug: by(({ content }) => ({ path: `/v1/program/active/detail?slug=${content.program.slug}` })),
  },
  'POST /v1/user/profile/update': {
    schoolId: reference(
      ({ school }) => ({ path: '/v1/user/profile/update', body: { schoolId: school.id } }),
      { notMine: 200 },
    ),
    schoolNpsn: reference(
      ({ school }) => ({ path: '/v1/user/profile/update', body: { schoolNpsn: school.npsn } }),
      { notMine: 200 },
    ),
  },
  'DELETE /v1/user/sessions/{id}': { id: by(({ session }) => ({ path: `/v1/user/sessions/${session}` })) },
  'POST /v1/privacy/guardian-consents/{token}': {
    token: by(({ guardian }) => ({
      path: `/v1/privacy/guardian-consents/${guardian}`,
      body: { decision: 'given', isConfirmed: true },
    })),
  },
  'GET /v1/privacy/exports/{id}': { id: by(({ request }) => ({ path: `/v1/privacy/exports/${request}` })) },
  'POST /v1/privacy/queue/{id}/decision': {
    id: by(({ request }) => ({
      path: `/v1/privacy/queue/${request}/decision`,
      body: { decision: 'done', outcome: reason },
    })),
  },
  'GET /v1/people': { programId: filter(({ place }) => ({ path: `/v1/people?programId=${place.program}` })) },
  'GET /v1/people/{id}': { id: by(things => person(things)) },
  'PUT /v1/people/{id}': {
    id: by(things => ({ ...person(things), body: change })),
    programIds: reference((things, { own }) => ({
      ...person(own),
      body: { ...change, programIds: [things.place.program] },
    })),
    schoolId: reference((things, { own }) => ({
      ...person(own),
      body: { ...change, schoolId: things.school.id },
    })),
  },
  'PUT /v1/people/{id}/kind': {
    id: by(things => ({ ...person(things, '/kind'), body: { kind: 3, version: 1 } })),
    programIds: reference((things, { own }) => ({
      ...person(own, '/kind'),
      body: { kind: 7, version: 1, programIds: [things.place.program] },
    })),
  },
  'POST /v1/people/{id}/suspension': {
    id: by(things => ({ ...person(things, '/suspension'), body: { reason } })),
  },
  'DELETE /v1/people/{id}/suspension': {
    id: by(({ suspended }) => ({ path: `/v1/people/${suspended}/suspension` })),
  },
  'POST /v1/people/{id}/sign-out': { id: by(things => ({ ...person(things, '/sign-out'), body: {} })) },
  'POST /v1/invitations': {
    programIds: reference(
      ({ place, number }, { kind }) => ({
        path: '/v1/invitations',
        body: { kind: 4, email: `baru${number}-${kind}@contoh.id`, programIds: [place.program] },
      }),
      // a region's lead has a province, and may name any programme of the tenant
      { found: 201, notMine: { 7: 422, 9: 201 } },
    ),
  },
  'POST /v1/invitations/{id}/resend': {
    id: by(({ invitation }) => ({ path: `/v1/invitations/${invitation}/resend` })),
  },
  'DELETE /v1/invitations/{id}': { id: by(({ invitation }) => ({ path: `/v1/invitations/${invitation}` })) },
  'POST /v1/invitations/accept': {
    // found, and of no use to a member of any kind but a student's
    token: by(({ link }) => ({ path: '/v1/invitations/accept', body: { token: link } }), {
      found: 409,
      notMine: 'open',
    }),
  },
  'POST /v1/invitations/import': {
    // a neighbour's programme is told with each row of the file
    programId: reference(
      ({ place }) => ({
        path: `/v1/invitations/import?dryRun=true&programId=${place.program}`,
        body: Buffer.from('email,nama\nsiti@contoh.id,Siti Aminah\n'),
      }),
      { notMine: 200 },
    ),
  },
  'GET /v1/school/{npsn}': { npsn: by(({ school }) => ({ path: `/v1/school/${school.npsn}` })) },
  'POST /v1/team/register': { npsn: teamOf('/v1/team/register') },
  'POST /v1/league/register': { npsn: teamOf('/v1/league/register') },
  'POST /v1/auth/team/register': { npsn: teamOf('/v1/auth/team/register') },
  'GET /v1/teams/{id}': { id: by(({ team }) => ({ path: `/v1/teams/${team}` })) },
  'POST /v1/teams/{id}/decision': {
    id: by(({ team }) => ({
      path: `/v1/teams/${team}/decision`,
      body: { decision: 'verified', version: 1 },
    })),
  },
  'POST /v1/appointments/{id}/decision': {
    id: by(({ appointment }) => ({
      path: `/v1/appointments/${appointment}/decision`,
      body: { decision: 'cancelled', words: reason },
    })),
  },
  'GET /{token}': { token: by(({ teamLink }) => ({ path: `/${teamLink}` })) },
  'POST /v1/school/register': {
    // every tenant keeps its own list: another's number is free here
    npsn: by(
      things => ({
        path: '/v1/school/register',
        body: {
          npsn: things.school.npsn,
          ...details(things),
          principal: 'Siti Rahmawati',
          consent: true,
          contact: { name: 'Agus Salim', phone: '081234567890', email: 'agus@contoh.id' },
        },
      }),
      { found: 422, missing: 201, only: ['visitor'] },
    ),
  },
  'POST /v1/schools': {
    // every tenant keeps its own list: another's number is free here, and nothing of the other's is touched
    npsn: by(things => ({ path: '/v1/schools', body: { npsn: things.school.npsn, ...details(things) } }), {
      found: 422,
      missing: 201,
      notMine: 422,
      only: [1],
    }),
  },
  'PUT /v1/schools/{npsn}': {
    npsn: by(
      things => ({
        path: `/v1/schools/${things.school.npsn}`,
        body: { ...details(things), status: 'verified', version: 1 },
      }),
      { notMine: 403 },
    ),
  },
  // whoever names a page that only another tenant has saw a version of it that was never here
  'PUT /v1/pages/{name}/draft': { name: writing('draft') },
  'PUT /v1/pages/{name}/publication': { name: writing('publication') },
  'DELETE /v1/pages/{name}/draft': {
    name: by(({ page }) => ({ path: `/v1/pages/${page}/draft`, body: { version: 1 } })),
  },
  'DELETE /v1/pages/{name}/publication': {
    name: by(({ page }) => ({ path: `/v1/pages/${page}/publication`, body: { version: 1 } })),
  },
  'GET /v1/audit/list': { actorId: filter(({ person: id }) => ({ path: `/v1/audit/list?actorId=${id}` })) },
  'GET /v1/audit/file': { actorId: filter(({ person: id }) => ({ path: `/v1/audit/file?actorId=${id}` })) },
  'POST /v1/domains': {
    host: reference(({ domains }) => ({ path: '/v1/domains', body: { host: domains.active.host } }), {
      found: 422,
    }),
  },
  'POST /v1/domains/{id}/check': {
    id: by(({ domains }) => ({ path: `/v1/domains/${domains.added.id}/check` })),
  },
  'POST /v1/domains/{id}/activation': {
    id: by(({ domains }) => ({ path: `/v1/domains/${domains.verified.id}/activation` })),
  },
  'PUT /v1/domains/{id}/primary': {
    id: by(({ domains }) => ({ path: `/v1/domains/${domains.active.id}/primary` })),
  },
  'DELETE /v1/apps/{id}': { id: by(({ app }) => ({ path: `/v1/apps/${app.id}` })) },
  'DELETE /v1/domains/{id}': { id: by(({ domains }) => ({ path: `/v1/domains/${domains.added.id}` })) },
  // looked after on the product's own host: on a tenant's there are none, not even itself
  'PUT /v1/tenants/{id}/status': {
    id: by(({ twin }) => ({ path: `/v1/tenants/${twin.id}/status`, body: { status: 'suspended', reason } }), {
      found: 404,
    }),
  },
  'POST /v1/tenants/{id}/acting': {
    id: by(({ twin }) => ({ path: `/v1/tenants/${twin.id}/acting`, body: { reason } }), { found: 404 }),
  },
  'POST /v1/tenants': {
    slug: by(
      ({ twin }) => ({
        path: '/v1/tenants',
        body: { slug: twin.slug, name: 'Sekolah', timeZone: 'Asia/Jakarta', adminEmail: 'a@contoh.id' },
      }),
      { found: 404 },
    ),
  },
  'POST /v1/administration/acting': {
    token: by(({ acting }) => ({ path: '/v1/administration/acting', body: { token: acting } })),
  },
}
