import { join } from 'node:path'

/**
 * The repository's folder, for what is read by its path: migrations, fonts, threads' scripts. A module may not say it by
 * where it stands itself, for the built server stands elsewhere (`dist/server`): only this one, two folders down in both.
 */
export const rootFolder: string = join(import.meta.dirname, '../..')
