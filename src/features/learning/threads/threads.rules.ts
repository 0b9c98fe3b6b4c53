/** What is true of the discussions of a class. */

export const threadStates = {
  open: { label: 'Menunggu jawaban', tone: 'orange' },
  answered: { label: 'Terjawab', tone: 'green' },
} as const

export const titleLength = 160
export const bodyLength = 8000
export const whyLength = 500
/** replies of one thread; a longer talk is another question */
export const mostPosts = 500

/** Who may take a question or a reply away: whoever wrote it, while nobody has replied after it, and whoever teaches. */
export const mayRemove = (
  { isTeam, isOwn }: { isTeam: boolean; isOwn: boolean },
  hasFollowers: boolean,
): boolean => isTeam || (isOwn && !hasFollowers)
