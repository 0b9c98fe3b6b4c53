import type { AccessRule, Grant, Kind } from '../../../platform/http/access.ts'

/** The kinds of people of specification section 6, by number, with their names on screen. */
export const kinds = {
  0: { role: 'superadmin', label: 'Superadmin' },
  1: { role: 'admin', label: 'Admin' },
  2: { role: 'mentor', label: 'Mentor' },
  3: { role: 'teacher', label: 'Guru' },
  4: { role: 'student', label: 'Siswa' },
  5: { role: 'industry', label: 'Mitra industri' },
  6: { role: 'writer', label: 'Penulis' },
  7: { role: 'lead_program', label: 'Ketua program' },
  8: { role: 'partner', label: 'Mitra' },
  9: { role: 'lead_region', label: 'Ketua wilayah' },
} as const satisfies Record<Kind, { role: string; label: string }>

/** Kinds that must use a second factor: whoever handles others' data or money (security: ASVS 6.3.3). */
export const strongKinds: readonly Kind[] = [0, 1, 7, 8, 9]

/** A column for each kind and one for visitors, in this order: v 0 1 2 3 4 5 6 7 8 9. a all, o own, - none. */
function rule<const Name extends string>(name: Name, columns: string): AccessRule & { name: Name } {
  const letters = columns.replaceAll(' ', '')
  const words: Record<string, Grant> = { a: 'all', o: 'own', '-': 'none' }
  const grant = (index: number): Grant => words[letters[index] ?? ''] ?? 'none'
  return {
    name,
    grants: {
      visitor: grant(0),
      0: grant(1),
      1: grant(2),
      2: grant(3),
      3: grant(4),
      4: grant(5),
      5: grant(6),
      6: grant(7),
      7: grant(8),
      8: grant(9),
      9: grant(10),
    },
  }
}

/**
 * The permission matrix: every call and every personal page names one of these lines, and the tests are made from it.
 * It says how far a kind may go; what is one's own is said by the room whose thing it is.
 */
export const permissions = {
  //                                      v  0 1 2 3 4 5 6 7 8 9
  /** public content, settings, regions, schools */
  readPublic: rule('readPublic', '        a  a a a a a a a a a a'),
  /** a reaction to a post, a look at it */
  react: rule('react', '                  a  a a a a a a a a a a'),
  /** sign-in, registration, tokens: they decide for themselves whom to let in */
  enter: rule('enter', '                  a  a a a a a a a a a a'),
  /** one's own profile, sessions, consents, export and erasure */
  beMember: rule('beMember', '            -  o o o o o o o o o o'),
  /** the administration's door and overview; what stands in it depends on the lines below */
  openAdministration: rule('openAdministration', ' -  a a - - - - - o - o'),
  /** the first screen of who neither administers, teaches nor learns: industry, writers, partners */
  openDesk: rule('openDesk', '            -  - - - - - o o - o -'),
  readPeople: rule('readPeople', '        -  a a - - - - - o - o'),
  invitePeople: rule('invitePeople', '    -  a a - - - - - o - o'),
  changePeople: rule('changePeople', '    -  a a - - - - - - - -'),
  changeSettings: rule('changeSettings', '-  a a - - - - - - - -'),
  /** the site's own pages: written, published, taken offline */
  editPages: rule('editPages', '          -  a a - - - - - - - -'),
  /** whatever has a draft; each kind names its own line besides */
  writeDrafts: rule('writeDrafts', '      -  a a o o o o o o o o'),
  /** pencils on pages of the site, each at what one may write */
  editOnSite: rule('editOnSite', '        -  a a o o - o o o o o'),
  /** the media library: everybody's files, or those one has sent */
  useMedia: rule('useMedia', '            -  a a o o o o o o o o'),
  /** posts: a student's are those of members' kinds; own are those one began, of a lead also those of members looked after */
  writePosts: rule('writePosts', '        -  a a o o o o o o o o'),
  /** a writer's own where the site's setting `writing` lets them; else through review */
  publishPosts: rule('publishPosts', '    -  a a - - - - o o - o'),
  reviewPosts: rule('reviewPosts', '      -  a a - - - - - o - o'),
  manageCategories: rule('manageCategories', ' -  a a - - - - - o - o'),
  /** events with their parts, speakers and sponsors; own are those one began */
  writeEvents: rule('writeEvents', '      -  a a - - - - - o - o'),
  /** classes with their runs; own are those one began. Mentors and teachers write them, and others publish */
  writeCourses: rule('writeCourses', '    -  a a o o - - - o - o'),
  publishCourses: rule('publishCourses', '-  a a - - - - - o - o'),
  /** case studies and clients; own are those one began */
  writePortfolio: rule('writePortfolio', ' -  a a - - - - - o - o'),
  /** features of the learning products */
  writeFeatures: rule('writeFeatures', '  -  a a - - - - - - - -'),
  /** jobs and the organisations that offer them; own are those one began */
  writeJobs: rule('writeJobs', '          -  a a - - - o - - o -'),
  /** public profiles of those who teach, write and lead; own is one's own face, which somebody else publishes */
  writeProfiles: rule('writeProfiles', '  -  a a o o - o o o o o'),
  publishProfiles: rule('publishProfiles', ' -  a a - - - - - o - o'),
  /** whose own a public profile is */
  handOverProfiles: rule('handOverProfiles', '-  a a - - - - - - - -'),
  /** programmes; own are those one leads, and those one began */
  writePrograms: rule('writePrograms', '  -  a a - - - - - o - -'),
  /** what classes can teach, each with its page */
  writeCompetences: rule('writeCompetences', '-  a a - - - - - - - -'),
  /** leaderboards with their rows */
  writeBoards: rule('writeBoards', '      -  a a - - - - - - - -'),
  /** seasons of the league with their categories, stages and rules */
  writeSeasons: rule('writeSeasons', '    -  a a - - - - - - - -'),
  /** letters to members: their words, those to many, what became of each, and what programs send */
  sendLetters: rule('sendLetters', '      -  a a - - - - - - - -'),
  manageDomains: rule('manageDomains', '  -  a a - - - - - - - -'),
  /** outside apps that may ask for AppTokens */
  manageApps: rule('manageApps', '        -  a a - - - - - - - -'),
  /** tokens for programs: everybody's, or one's own */
  manageAccessTokens: rule('manageAccessTokens', '-  a a o o - o o o o o'),
  /** programs that are told what happens, and what became of each message */
  manageWebhooks: rule('manageWebhooks', '-  a a - - - - - - - -'),
  /** old addresses and where they lead */
  manageRedirects: rule('manageRedirects', '-  a a - - - - - - - -'),
  /** the whole site as a folder, out and in */
  moveSite: rule('moveSite', '            -  a a - - - - - - - -'),
  /** books, documents and old sites brought in from a file */
  importContent: rule('importContent', '  -  a a - - - - - - - -'),
  /** the first steps of a site: its kind, look, samples */
  beginSite: rule('beginSite', '          -  a a - - - - - - - -'),
  readAudit: rule('readAudit', '          -  a a - - - - - - - -'),
  /** a region's lead: schools of the own province. A programme's lead has none: schools belong to provinces */
  manageSchools: rule('manageSchools', '  -  a a - - - - - - - o'),
  /** teams of the league; a region's lead those of the own province's schools */
  manageCompetitions: rule('manageCompetitions', ' -  a a - - - - - - - o'),
  manageAppointments: rule('manageAppointments', ' -  a a - - - - - - - -'),
  /** what visitors say: published, refused, answered */
  moderateVoices: rule('moderateVoices', ' -  a a - - - - - - - -'),
  /** books that visitors may review */
  manageBooks: rule('manageBooks', '      -  a a - - - - - - - -'),
  /** the key with which programs read and write tables */
  manageTables: rule('manageTables', '    -  a a - - - - - - - -'),
  /** people of classes: of teachers and mentors the classes they look after, of a programme's lead those of its classes */
  manageEnrolments: rule('manageEnrolments', ' -  a a o o - - - o - -'),
  /** the bank of questions and the quizzes; own are questions one began, and quizzes of the classes one looks after */
  writeQuestions: rule('writeQuestions', '-  a a o o - - - o - o'),
  /** assignments of chapters; own are those of the classes one looks after */
  writeAssignments: rule('writeAssignments', ' -  a a o o - - - o - o'),
  /** announces, answers and removes in the discussions of classes; own are those of the classes one looks after */
  leadDiscussions: rule('leadDiscussions', ' -  a a o o - - - o - -'),
  /** plans the meetings of classes and counts who is there; own are those of the classes one looks after or writes */
  leadMeetings: rule('leadMeetings', '    -  a a o o - - - o - o'),
  /** marking answers; own are those of the classes one looks after */
  grade: rule('grade', '                  -  a a o o - - - - - -'),
  /** marks and what they say of the questions; a student's own stand with the quiz */
  seeProgress: rule('seeProgress', '      -  a a o o o - - o - o'),
  /** classes of the programmes one supports, in figures and without names */
  seeSponsored: rule('seeSponsored', '    -  - - - - - - - - o -'),
  /** certificates of the whole site; one's own need no more than being a member */
  manageCertificates: rule('manageCertificates', ' -  a a - - - - - - - -'),
  /** who looks after a class */
  assignStaff: rule('assignStaff', '      -  a a - - - - - - - -'),
  /** who takes the money, and attempts to pay with their decisions on transfers by hand */
  managePayments: rule('managePayments', ' -  a a - - - - - - - -'),
  /** what one has to pay: one's own, and of visitors what nobody signed in ordered, by its code */
  payBills: rule('payBills', '            o  o o o o o o o o o o'),
  /** the payer's phone of a simulated provider */
  simulatePayments: rule('simulatePayments', ' -  a a - - - - - - - -'),
  /** orders, coupons, papers and the books of the site */
  seeSales: rule('seeSales', '            -  a a - - - - - - - -'),
  /** how many came, from where, and what came of it */
  seeVisits: rule('seeVisits', '          -  a a - - - - - - - -'),
  /** closes months of the books: one asks, another does it */
  closeBooks: rule('closeBooks', '          -  a a - - - - - - - -'),
  manageCoupons: rule('manageCoupons', '  -  a a - - - - - - - -'),
  /** campaigns for donations; own are those one began */
  writeCampaigns: rule('writeCampaigns', ' -  a a - - - - - - - -'),
  /** donations, what is shown of their words, and what the money was used for */
  manageDonations: rule('manageDonations', '-  a a - - - - - - - -'),
  /** how many had which result of the personality test */
  countDiscTests: rule('countDiscTests', ' -  a a - - - - - - - -'),
  /** asks for money to go back; somebody else approves it */
  refund: rule('refund', '                -  a a - - - - - - - -'),
  approveRefunds: rule('approveRefunds', ' -  a a - - - - - - - -'),
  /** asks for what one has earned; own is what the linked profile earned */
  requestPayouts: rule('requestPayouts', ' -  - - o o - o - - o -'),
  /** says yes or no to what somebody else asks for, sends it, and links profiles with members */
  approvePayouts: rule('approvePayouts', ' -  a a - - - - - - - -'),
  seePayouts: rule('seePayouts', '        -  a a o o - o - - o -'),
  decideDataRequests: rule('decideDataRequests', ' -  a a - - - - - - - -'),
  /** the assistant; whom it answers says the site. One's own conversations, a visitor's by the browser's token */
  askAssistant: rule('askAssistant', '    o  o o o o o o o o o o'),
  /** whom the assistant answers, what it could not, and what it may quote */
  manageAssistant: rule('manageAssistant', ' -  a a - - - - - - - -'),
  /** across tenants: the product's own host only */
  manageTenants: rule('manageTenants', '  -  a - - - - - - - - -'),
} as const satisfies Record<string, AccessRule>

export type PermissionName = keyof typeof permissions
