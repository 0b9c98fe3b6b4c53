import { createElement } from 'react'
import { sitePath } from '../../site-links.ts'

/**
 * The way to sign in, the same for everybody: pages are cached. Where somebody is signed in, `client/who-am-i.ts` fills
 * the element with their menu; React looks at what is in it only when it makes it, and makes it anew on every page.
 */
export function AccountSlot({ path }: { path: string }) {
  const next = path === '/' ? '' : `?next=${encodeURIComponent(path)}`
  return createElement('account-slot', {
    key: path,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      __html: `<a class="btn btn-line" href="${sitePath('/Login')}${next}" rel="nofollow">Masuk</a>`,
    },
  })
}
