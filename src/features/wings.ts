/**
 * The wings of the house, each with what its rooms are for. A wing may use those that stand before it, and no other:
 * test/walls/imports.test.ts proves it. A new room goes into the lowest wing from which it reaches what it uses.
 */
export const wings = {
  core: 'What every room stands on: permissions, audit log, settings, regions, the office frame, sections of pages.',
  identity: 'Who somebody is: accounts, second factors, sessions, tokens, and what short links open.',
  membership:
    'Who belongs to a tenant: members, invitations, profiles, schools, and their rights over their data.',
  learning: 'What is taught: classes, programmes, competences, and those who teach.',
  content: 'What is published: posts, podcasts, galleries, portfolio, features, and how it is imported.',
  community: 'What brings people together: events, jobs, the league, boards, appointments.',
  money: 'What is paid.',
  website: 'What a tenant shows and how it looks: home, pages, look, domains, search, figures.',
  assistant: 'What answers questions out of what stands on the site.',
} as const satisfies Record<string, string>
