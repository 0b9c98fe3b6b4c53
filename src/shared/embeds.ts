/**
 * What other sites let be shown in a page of ours, and how: a preview stands for it, and its frame is asked for only
 * when somebody presses. Used where addresses are read, where text is made safe, and in the policy of every page.
 */

export interface Embed {
  /** what the frame loads */
  frame: string
  /** where a reader without script goes */
  page: string
  /** whose it is, as people call it */
  host: string
  /** a video is played, a post is read: they differ in shape and in words */
  kind: 'video' | 'post'
}

/** what `frame-src` lets be framed */
export const frameSources = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://platform.twitter.com/embed/',
  'https://www.facebook.com/plugins/',
  'https://www.instagram.com',
  'https://wordpress.tv',
] as const

type Reader = (url: URL) => Embed | undefined

const youtube: Reader = ({ host, pathname, searchParams }) => {
  const isShort = host === 'youtu.be'
  if (!isShort && host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  const found = isShort
    ? pathname.slice(1)
    : (/^\/(?:embed|v|shorts)\/([^/]+)/.exec(pathname)?.[1] ??
      (pathname === '/watch' ? (searchParams.get('v') ?? '') : ''))
  const id = /^[\w-]{6,20}/.exec(found)?.[0]
  return id
    ? {
        frame: `https://www.youtube-nocookie.com/embed/${id}`,
        page: `https://www.youtube.com/watch?v=${id}`,
        host: 'YouTube',
        kind: 'video',
      }
    : undefined
}

const vimeo: Reader = ({ host, pathname }) => {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined
  const id = /^\/(?:video\/)?(\d{3,12})/.exec(pathname)?.[1]
  return id
    ? {
        frame: `https://player.vimeo.com/video/${id}`,
        page: `https://vimeo.com/${id}`,
        host: 'Vimeo',
        kind: 'video',
      }
    : undefined
}

const x: Reader = ({ host, pathname, searchParams }) => {
  const isFrame = host === 'platform.twitter.com' && pathname === '/embed/Tweet.html'
  const isPage = host === 'x.com' || host === 'twitter.com'
  const found = isFrame
    ? searchParams.get('id')
    : isPage
      ? /^\/\w+\/status(?:es)?\/(\d+)/.exec(pathname)?.[1]
      : ''
  return found && /^\d{5,25}$/.test(found)
    ? {
        frame: `https://platform.twitter.com/embed/Tweet.html?id=${found}`,
        page: `https://x.com/i/status/${found}`,
        host: 'X',
        kind: 'post',
      }
    : undefined
}

const instagram: Reader = ({ host, pathname }) => {
  if (host !== 'instagram.com') return undefined
  const [, kind, code] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/|$)/.exec(pathname) ?? []
  const page = `https://www.instagram.com/${kind}/${code}/`
  return code ? { frame: `${page}embed/`, page, host: 'Instagram', kind: 'post' } : undefined
}

const facebook: Reader = url => {
  const { host, pathname, searchParams } = url
  if (host !== 'facebook.com' && host !== 'fb.watch') return undefined
  if (/^\/plugins\/(?:post|video)\.php$/.test(pathname)) {
    const inside = plainUrl(searchParams.get('href') ?? '')
    return inside && !inside.pathname.startsWith('/plugins/') ? facebook(inside) : undefined
  }
  const isVideo =
    host === 'fb.watch' ||
    /\/videos\/|^\/reel\/\d/.test(pathname) ||
    (pathname.startsWith('/watch') && searchParams.has('v'))
  const isPost = /\/posts\/./.test(pathname) || /^\/(?:permalink|photo)(?:\.php)?\/?$/.test(pathname)
  if (!isVideo && !isPost) return undefined
  const page = `https://${host === 'fb.watch' ? host : 'www.facebook.com'}${pathname}${url.search}`
  const plugin = isVideo ? 'video' : 'post'
  return {
    frame: `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(page)}`,
    page,
    host: 'Facebook',
    kind: plugin,
  }
}

const wordpressTv: Reader = ({ host, pathname }) => {
  if (host !== 'wordpress.tv') return undefined
  const path = /^\/\d{4}\/\d{2}\/\d{2}\/[\w%-]{1,200}(?=\/|$)/.exec(pathname)?.[0]
  const page = `https://wordpress.tv${path}/`
  return path ? { frame: `${page}embed/`, page, host: 'WordPress.tv', kind: 'video' } : undefined
}

const readers: readonly Reader[] = [youtube, vimeo, x, instagram, facebook, wordpressTv]

/** http or https without the host's small names: `www.`, `m.`, `mobile.` */
function plainUrl(address: string): URL | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return undefined
  url.hostname = url.hostname.replace(/^(?:www|m|mobile)\./, '')
  return url
}

/** What may be shown of this address of a page, or of a frame; undefined: nothing, it stays a link. */
export function embedOf(address: string): Embed | undefined {
  const url = address.length > 2_000 ? undefined : plainUrl(address.trim())
  if (!url) return undefined
  for (const read of readers) {
    const found = read(url)
    if (found) return found
  }
  return undefined
}

/** Whether this very address is one of our frames: a host alone would let any page of it in. */
export const isFrame = (address: string): boolean => embedOf(address)?.frame === address

/** What stands on the preview. */
export const embedWords = ({ host, kind }: Pick<Embed, 'host' | 'kind'>): string =>
  kind === 'video' ? `Putar video dari ${host}` : `Tampilkan kiriman dari ${host}`
