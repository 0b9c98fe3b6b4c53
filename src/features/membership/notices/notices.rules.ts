export const noticeText = (version: number) => `privasi-${version}`

/** members written to in one go about a new notice */
export const mailsAtOnce = 100
