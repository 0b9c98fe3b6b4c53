/** How long a text may be, in characters: said by the contract, and by forms that are laid out by hand. */
export const limits = {
  fullName: 100,
  /** "XI RPL 2" */
  className: 60,
  mailAddress: 254,
  /** of who signs in; a new one may be shorter only */
  password: 1024,
  newPassword: 256,
  passkeyName: 60,
  /** what is looked for in a list */
  search: 100,
  /** why somebody was refused or sent away */
  reason: 500,
  /** words of a person to others, with a mail */
  message: 500,
  mailSubject: 150,
  /** a letter to many */
  letter: 8000,
  /** what somebody says to everybody: a testimony, an aspiration, a review, and the answer to it */
  voice: 2000,
  request: 2000,
  /** an answer to what somebody asked for, or a decision on it */
  answer: 1000,
  /** an address on the internet that somebody names */
  address: 500,
  siteTitle: 80,
  /** of a new service: its address is made of it */
  pageName: 80,
  tagline: 160,
  slug: 191,
  postTitle: 255,
  postSummary: 300,
  categoryName: 60,
  chapterTitle: 255,
  /** what a version of a course is about */
  versionNote: 500,
  reviewNote: 2000,
  /** codes with what people type around them */
  appCode: 11,
  mailCode: 12,
  recoveryCode: 30,
} as const
