/**
 * Pages with a stylesheet of their own, by the name their load answers with: the module that imports it. The browser's
 * half needs no list: Vite loads a chunk's styles before the chunk.
 */
export const pageStyles: Readonly<Record<string, string>> = {
  'classes.syllabi': 'src/features/classes/syllabi.pages.tsx',
  'mentors.list': 'src/features/mentors/mentor-list.pages.tsx',
  'mentors.detail': 'src/features/mentors/mentor-detail.pages.tsx',
  'programs.detail': 'src/features/programs/program-detail.pages.tsx',
  'programs.curriculum': 'src/features/programs/curriculum.pages.tsx',
  'search.page': 'src/features/search/search.pages.tsx',
  'appointments.make': 'src/features/appointments/appointments.pages.tsx',
  'league.season': 'src/features/competitions/league.pages.tsx',
  'league.register': 'src/features/competitions/register.pages.tsx',
  'league.ownTeam': 'src/features/competitions/own-team.pages.tsx',
  'schools.register': 'src/features/schools/register.pages.tsx',
  leaderboards: 'src/features/leaderboards/leaderboards.pages.tsx',
  'events.list': 'src/features/events/events.pages.tsx',
  'events.detail': 'src/features/events/events.pages.tsx',
  'posts.detail': 'src/features/posts/posts.pages.tsx',
  'galleries.list': 'src/features/galleries/galleries.pages.tsx',
  'portfolio.list': 'src/features/portfolio/portfolio.pages.tsx',
  'portfolio.detail': 'src/features/portfolio/portfolio.pages.tsx',
  'portfolio.clients': 'src/features/portfolio/portfolio.pages.tsx',
}
