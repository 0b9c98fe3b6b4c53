/** A whole site as a folder of files, and back. */

export { readFolderFile } from './bring-files.ts'
export { formText, readForm } from './folder-file.ts'
export { type FolderJobDeps, listChangedPaths, runFolderJob, whyJobFailed } from './folder-job.ts'
export type { FolderHand } from './folder-part.ts'
export { folderParts } from './folder-parts.ts'
export { foundSite } from './found-site.ts'
export { type Bringing, importSite } from './import-site.ts'
export type { FolderFile } from './plain-values.ts'
export type { FolderJob, FolderReport } from './site-folders.contract.ts'
export { folderJob } from './site-folders.contract.ts'
