import { loadOverview } from '../features/administration/administration.loads.ts'
import { loadApps } from '../features/app-tokens/app-credentials.loads.ts'
import { loadAppearance, loadLayoutAlbum, loadSettings } from '../features/appearance/appearance.loads.ts'
import { loadAppointments, loadMakeAppointment } from '../features/appointments/appointments.loads.ts'
import { loadAudit } from '../features/audit/audit.loads.ts'
import { loadCareer, loadJobList } from '../features/careers/careers.loads.ts'
import { loadJob } from '../features/careers/job.loads.ts'
import { loadChapter } from '../features/classes/chapter.loads.ts'
import { loadClassDetail } from '../features/classes/class-detail.loads.ts'
import { loadClassList, loadPesilatClasses } from '../features/classes/class-list.loads.ts'
import { loadSyllabi } from '../features/classes/syllabi.loads.ts'
import { loadCompetence } from '../features/competences/competences.loads.ts'
import { loadLeague } from '../features/competitions/league.loads.ts'
import { loadTeam, loadTeams } from '../features/competitions/manage.loads.ts'
import { loadOwnTeam, loadTeamGuardian } from '../features/competitions/own-team.loads.ts'
import { loadRegister } from '../features/competitions/register.loads.ts'
import { loadDomains } from '../features/domains/domains.loads.ts'
import { loadEventDetail, loadFestival } from '../features/events/event-detail.loads.ts'
import { loadEventProgram } from '../features/events/event-program.loads.ts'
import { loadEventList, loadEventPrograms } from '../features/events/events.loads.ts'
import { loadGallery } from '../features/galleries/galleries.loads.ts'
import { loadHome } from '../features/home/home.loads.ts'
import { loadInvitation, loadInvitations } from '../features/invitations/invitations.loads.ts'
import { loadLeaderboards } from '../features/leaderboards/leaderboards.loads.ts'
import { loadFeature } from '../features/lms-features/lms-features.loads.ts'
import { loadPeople, loadPerson } from '../features/members/members.loads.ts'
import { loadMentorDetail, loadMentorList } from '../features/mentors/mentors.loads.ts'
import { loadOwnSessions } from '../features/own-sessions/own-sessions.loads.ts'
import { loadPageEditor, loadPageList, loadPagePreview } from '../features/pages/editor.loads.ts'
import { loadService, loadSiteMap, loadSitePage, orSitePage } from '../features/pages/pages.loads.ts'
import {
  loadPaymentCallback,
  loadPaymentError,
  loadPaymentSuccess,
} from '../features/payments/payments.loads.ts'
import { loadClients, loadPortfolio } from '../features/portfolio/portfolio.loads.ts'
import {
  loadCollaboration,
  loadPostDetail,
  loadPostList,
  loadPostListOrDetail,
  redirectToPost,
} from '../features/posts/posts.loads.ts'
import { loadGuardian, loadOwnPrivacy, loadPolicy } from '../features/privacy/privacy.loads.ts'
import { loadNoticeEditor, loadQueue } from '../features/privacy/queue.loads.ts'
import { loadProfile } from '../features/profile/profile.loads.ts'
import { loadCurriculum } from '../features/programs/curriculum.loads.ts'
import { loadProgramList } from '../features/programs/program-list.loads.ts'
import { loadProgramDetail } from '../features/programs/programs.loads.ts'
import { loadSchoolForm } from '../features/schools/register.loads.ts'
import { loadManageSchools } from '../features/schools/schools.loads.ts'
import { loadSearch } from '../features/search/search.loads.ts'
import { loadLogout, loadVerify, loadWelcome, spelled } from '../features/sessions/sessions.loads.ts'
import { loadTerms } from '../features/site/terms.loads.ts'
import { loadActing, loadTenants } from '../features/tenants/tenants.loads.ts'
import type { PageLoad } from '../platform/http/page-load.ts'
import { type RouteName, routes } from '../routes.ts'
import { siteSearch } from './search-parts.ts'

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
  'Gallery-slug': loadPostDetail('gallery'),
  Gallery: loadGallery,
  'Video-slug': loadPostDetail('video'),
  Video: loadPostList('video'),
  'Tenants-slug': loadPostListOrDetail('tenants'),
  Collaboration: loadCollaboration,
  'Collaboration-slug': loadPostDetail('collaborators'),
  Clients: loadClients,
  'Portfolio-type-title': loadPortfolio,
  Class: loadClassList('classes'),
  'Class-slug': loadClassDetail,
  'Class-code': loadClassDetail,
  'Class-Competence-slug': loadCompetence,
  Camp: loadClassList('camps'),
  'Camp-id-slug': loadClassDetail,
  'Camp-slug': loadClassDetail,
  'Pesilat-Class-code': loadPesilatClasses,
  Curriculum: loadProgramList('curricula'),
  'Curriculum-program': loadCurriculum,
  Silabus: loadSyllabi('all'),
  'Training-Services-Syllabus': loadSyllabi('training'),
  Mentor: loadMentorList,
  'Mentor-slug': loadMentorDetail,
  'Overview-code': orSitePage('code', loadClassDetail, 'Overview'),
  Courses: loadClassList('courses'),
  'Courses-Premium': loadClassList('premium'),
  'Courses-Premium-chapter': loadChapter,
  'Courses-Premium-slug': loadClassDetail,
  'Courses-chapter': loadChapter,
  'Courses-slug': loadClassDetail,
  Program: loadProgramList('programs'),
  Programs: loadProgramList('programs'),
  'Program-id-slug': loadProgramDetail,
  'Program-slug': loadProgramDetail,
  Cari: loadSearch(siteSearch),
  'Liga-Smk': loadLeague,
  'Liga-Smk-Register': loadRegister,
  'Liga-Smk-Tim-token': loadOwnTeam,
  'Liga-Smk-Wali-token': loadTeamGuardian,
  'Daftar-Sekolah': loadSchoolForm,
  'Make-Appointment': loadMakeAppointment,
  Leaderboards: loadLeaderboards,
  'Payment-Status-Success': loadPaymentSuccess,
  'Payment-Status-Error': loadPaymentError,
  CallbackPayment: loadPaymentCallback,
  'Kelola-Liga': loadTeams,
  'Kelola-Liga-id': loadTeam,
  'Kelola-Janji-Temu': loadAppointments,
  Event: loadEventList,
  'Event-Careers': loadJobList,
  'Event-Careers-id-slug': loadJob,
  'Event-Program': loadEventPrograms,
  'Event-Program-id-slug': loadEventProgram,
  'Event-id-slug': loadEventDetail,
  'Event-slug': loadEventDetail,
  BelajarBersama: loadFestival,
  'Career-slug': loadCareer,
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
  'Kelola-Aplikasi': loadApps,
  'Kelola-Tenant': loadTenants,
  'Kelola-Riwayat': loadAudit,
  'Kelola-Sekolah': loadManageSchools,
  'Kelola-Tampilan': loadAppearance,
  'Kelola-Tampilan-Album': loadLayoutAlbum,
  'Kelola-Pengaturan': loadSettings,
  'Kelola-Orang': loadPeople,
  'Kelola-Orang-id': loadPerson,
  'Kelola-Undangan': loadInvitations,
  'Undangan-token': loadInvitation,
  About: loadSitePage('About'),
  Aksara: loadSitePage('Aksara'),
  Bandung: loadSitePage('Bandung'),
  Campus: loadSitePage('Campus'),
  Chapters: loadSitePage('Chapters'),
  Corporates: loadSitePage('Corporates'),
  Government: loadSitePage('Government'),
  Jakarta: loadSitePage('Jakarta'),
  Lms: loadSitePage('Lms'),
  Metamorfosa: loadSitePage('Metamorfosa'),
  Network: loadSitePage('Network'),
  Pesilat: loadSitePage('Pesilat'),
  Pricing: loadSitePage('Pricing'),
  'Talent-Hiring': loadSitePage('Talent-Hiring'),
  'Training-Services': loadSitePage('Training-Services'),
  Services: loadService,
  'Peta-Situs': loadSiteMap,
  'Kelola-Halaman': loadPageList,
  'Kelola-Halaman-Pratinjau': loadPagePreview,
  'Kelola-Halaman-name': loadPageEditor,
}
