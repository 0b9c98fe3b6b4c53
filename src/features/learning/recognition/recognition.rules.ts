/** "7KQ2 M4XN 9B3T" and "7kq2m4xn9b3t" are one code; letters that look alike are what they look like. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .slice(0, 40)

/** in fours, so that it can be read aloud */
export const codeWords = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code
