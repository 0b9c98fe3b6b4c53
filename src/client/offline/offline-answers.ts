import { about, assets, courseCaches, isHtml, keptPage, type Order, queue } from './offline-store.ts'

/** A page that is kept is kept as it was seen last. */
export async function renew(url: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !isHtml(response)) return
  for (const name of await courseCaches()) {
    const cache = await caches.open(name)
    if (await cache.match(url, { ignoreVary: true })) await cache.put(url, response.clone())
  }
}

export async function withNotice(kept: Response): Promise<Response> {
  const waiting = (await (await caches.open(queue)).keys()).length
  const day = new Date(kept.headers.get('date') ?? 0).toLocaleDateString('id-ID', { dateStyle: 'long' })
  const words = `Tanpa jaringan: salinan di perangkat ini, dari ${day}.${
    waiting > 0 ? ` ${waiting} kemajuan menunggu dikirim.` : ''
  }`
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const notice = `<div class="announcement" role="status">${words}</div>`
  return new Response(
    html.replace(/<body[^>]*>/, found => found + notice),
    { headers },
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

export async function nothingHere(
  words = 'Halaman ini tidak tersimpan di perangkat. Coba lagi setelah ada jaringan.',
): Promise<Response> {
  const links: string[] = []
  for (const name of await courseCaches()) {
    const said = await (await caches.open(name)).match(about)
    const course: Order | undefined = said && (await said.json())
    if (course?.pages[0])
      links.push(`<li><a href="${escaped(course.pages[0])}">${escaped(course.name)}</a></li>`)
  }
  const list = links.length === 0 ? '' : `<p>Yang tersimpan di perangkat ini:</p><ul>${links.join('')}</ul>`
  return new Response(
    `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tanpa jaringan</title><style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui}</style><main><h1>Tanpa jaringan</h1>
<p>${words}</p>${list}</main></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

/** A picture of another width is better than none. */
export async function pictureOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const exact = await keptPage(request.url)
    if (exact) return exact
    const key = request.url.split('/').at(-1) ?? ''
    for (const name of await courseCaches()) {
      const cache = await caches.open(name)
      const other = (await cache.keys()).find(({ url }) => url.endsWith(`/${key}`))
      const found = other && (await cache.match(other))
      if (found) return found
    }
    throw error
  }
}

export const assetOf = async (request: Request) =>
  (await (await caches.open(assets)).match(request, { ignoreVary: true })) ?? fetch(request)
