import type { FolderFiles } from './plain-values.ts'

/** Addresses of files within texts: on the site by its files' host, in a folder by where they lie in it. */

const key = '[a-z0-9][a-z0-9-]{5,80}\\.(?:webp|svg|png|jpg|gif|mp3|m4a|mp4|webm|pdf|vtt)'
const onSite = new RegExp(`/_berkas/w_(\\d+),f_webp/(${key})|/_media/(${key})`, 'g')
const inFolder = /(?:\.\.?\/)+media\/([\w.-]+)(?:#(\d+))?/g

/** how wide a column of text shows a picture */
const textWidth = 960

/** From a file at this path to the folder's own top. */
const upFrom = (path: string) => '../'.repeat(path.split('/').length - 1) || './'

export const linksInFolder = (text: string, path: string): string =>
  text.replaceAll(onSite, (_, width?: string, picture?: string, other?: string) =>
    picture === undefined ? `${upFrom(path)}media/${other}` : `${upFrom(path)}media/${picture}#${width}`,
  )

/** Names of files that are nowhere stay as they are. */
export const linksOnSite = (text: string, files: FolderFiles): string =>
  text.replaceAll(inFolder, (found, name: string, width?: string) => {
    const file = files.get(name)
    if (!file) return found
    const isPicture = /\.(?:webp|svg|png|jpg|gif)$/.test(file.key)
    return isPicture ? `/_berkas/w_${width ?? textWidth},f_webp/${file.key}` : `/_media/${file.key}`
  })
