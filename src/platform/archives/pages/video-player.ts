const VIDEO =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:.*&)?v=|v\/)|youtu\.be\/)([\w-]{6,20})/
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{3,12})/

/** The player's address for a video we may show inside a page. */
export function videoPlayer(url: string): string | undefined {
  const youtube = VIDEO.exec(url)?.[1]
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`
  const vimeo = VIMEO.exec(url)?.[1]
  return vimeo ? `https://player.vimeo.com/video/${vimeo}` : undefined
}
