/** said where the machine itself has no room left, whatever a site may still keep */
export const diskFullWords =
  'Penyimpanan server sedang penuh, jadi berkas ini belum tersimpan. Coba lagi nanti, atau hubungi pengelola situs.'

/** true where a file could not be written because the disk, or this process's share of it, is full */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
