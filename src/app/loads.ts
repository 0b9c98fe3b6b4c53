import { loadOverview } from '../features/administration/administration.loads.ts'
import { loadAppearance, loadSettings } from '../features/appearance/appearance.loads.ts'
import { loadAudit } from '../features/audit/audit.loads.ts'
import { loadChapter } from '../features/classes/chapter.loads.ts'
import { loadClassDetail } from '../features/classes/class-detail.loads.ts'
import { loadClassList } from '../features/classes/classes.loads.ts'
import { loadDomains } from '../features/domains/domains.loads.ts'
import { loadHome } from '../features/home/home.loads.ts'
import { loadInvitation, loadInvitations } from '../features/invitations/invitations.loads.ts'
import { loadFeature } from '../features/lms-features/lms-features.loads.ts'
import { loadPeople, loadPerson } from '../features/members/members.loads.ts'
import { loadOwnSessions } from '../features/own-sessions/own-sessions.loads.ts'
import { loadPostDetail, loadPostList, redirectToPost } from '../features/posts/posts.loads.ts'
import { loadGuardian, loadOwnPrivacy, loadPolicy } from '../features/privacy/privacy.loads.ts'
import { loadNoticeEditor, loadQueue } from '../features/privacy/queue.loads.ts'
import { loadProfile } from '../features/profile/profile.loads.ts'
import { loadProgramDetail, loadProgramList } from '../features/programs/programs.loads.ts'
import { loadManageSchools } from '../features/schools/schools.loads.ts'
import { loadLogout, loadVerify, loadWelcome, spelled } from '../features/sessions/sessions.loads.ts'
import { loadTerms } from '../features/site/terms.loads.ts'
import { loadActing, loadTenants } from '../features/tenants/tenants.loads.ts'
import type { PageLoad } from '../platform/http/page-load.ts'
import { type RouteName, routes } from '../routes.ts'

/** Which load answers which route. The compiler keeps it complete. */
export const loads: Record<RouteName, PageLoad> = {
  Home: loadHome,
  News: loadPostList('news'),
  'News-id-title': loadPostDetail('news'),
  'News-slug': loadPostDetail('news'),
  Berita: redirectToPost('news'),
  'Berita-Detail-id-title': redirectToPost('news'),
  'Berita-slug': redirectToPost('news'),
  Blog: loadPostList('blog'),
  'Blog-id-title': loadPostDetail('blog'),
  'Blog-slug': loadPostDetail('blog'),
  Articles: loadPostList('articles'),
  'Articles-slug-Detail-id-title': loadPostDetail('articles'),
  'Articles-slug': loadPostDetail('articles'),
  Podcasts: loadPostList('podcasts'),
  'Podcasts-id-title': loadPostDetail('podcasts'),
  'Podcasts-slug': loadPostDetail('podcasts'),
  'Tulisan-Temans': loadPostList('tulisan-temans'),
  'Tulisan-Temans-slug': loadPostDetail('tulisan-temans'),
  Class: loadClassList('classes'),
  'Class-slug': loadClassDetail,
  'Class-code': loadClassDetail,
  'Overview-code': loadClassDetail,
  Courses: loadClassList('courses'),
  'Courses-Premium': loadClassList('premium'),
  'Courses-Premium-chapter': loadChapter,
  'Courses-Premium-slug': loadClassDetail,
  'Courses-chapter': loadChapter,
  'Courses-slug': loadClassDetail,
  Program: loadProgramList,
  Programs: loadProgramList,
  'Program-id-slug': loadProgramDetail,
  'Program-slug': loadProgramDetail,
  'Lms-Features-slug': loadFeature('lms'),
  'Aksara-Features-slug': loadFeature('aksara'),
  'Features-slug': loadFeature('umum'),
  Login: spelled(routes.Login),
  Register: spelled(routes.Register),
  Logout: loadLogout,
  CallbackAuth: spelled(routes.CallbackAuth),
  CallbackVerify: loadVerify,
  Welcome: loadWelcome,
  Profile: loadProfile,
  'Profile-Tempat-Masuk': loadOwnSessions,
  'Profile-Privasi': loadOwnPrivacy,
  'Privacy-Policy': loadPolicy,
  'Terms-And-Conditions': loadTerms,
  'Persetujuan-Wali-token': loadGuardian,
  'Kelola-Privasi': loadQueue,
  'Kelola-Privasi-Kebijakan': loadNoticeEditor,
  Kelola: loadOverview,
  'Kelola-Bertindak': loadActing,
  'Kelola-Domain': loadDomains,
  'Kelola-Tenant': loadTenants,
  'Kelola-Riwayat': loadAudit,
  'Kelola-Sekolah': loadManageSchools,
  'Kelola-Tampilan': loadAppearance,
  'Kelola-Pengaturan': loadSettings,
  'Kelola-Orang': loadPeople,
  'Kelola-Orang-id': loadPerson,
  'Kelola-Undangan': loadInvitations,
  'Undangan-token': loadInvitation,
}
