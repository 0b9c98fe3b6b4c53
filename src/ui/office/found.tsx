import './found.css'
import { useEffect, useState } from 'react'
import { Notice, Panel, Skeleton } from './panels.tsx'

export interface SiteFinding {
  /** "smkcoding.contoh.id › Blog › alamat" */
  place: string
  title: string
  about: string
  /** address of the picture; none: the site draws the title */
  picture?: string | undefined
}

/** as much of a title and of a description as search engines show */
const titleLength = 60
const aboutLength = 160
/** as much as stands below the picture of a shared link */
const sharedLength = 110

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 2)}…` : text)

/** How a page looks where search engines find it, and where somebody shares its address. */
export function Found({ place, title, about, picture }: SiteFinding) {
  return (
    <>
      <Panel title="Di mesin pencari">
        <div>
          <p className="o-found-place">{place}</p>
          <p className="o-found-title">{cut(title, titleLength)}</p>
          <p>{cut(about, aboutLength) || 'Belum ada keterangan.'}</p>
        </div>
      </Panel>
      <Panel title="Saat dibagikan">
        <figure className="o-shared">
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <p className="o-hint">Tanpa sampul, situs menggambar judulnya sebagai gambar.</p>
          )}
          <figcaption>
            <strong>{title}</strong>
            <span>{cut(about, sharedLength)}</span>
          </figcaption>
        </figure>
      </Panel>
    </>
  )
}

interface DrawnProps {
  /** the draft's own page */
  href: string
  /** another one: the draft was saved */
  rev: number
  /** where visitors find it; empty: nowhere yet */
  siteHref: string
  hasPicture: boolean
}

/** The same, as the page of the saved draft says it of itself: no kind has to say it a second time. */
export function FoundDraft({ href, rev, siteHref, hasPicture }: DrawnProps) {
  const [told, setTold] = useState<SiteFinding>()
  const [isAway, setAway] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: rev says that the draft is another one
  useEffect(() => {
    const asked = new AbortController()
    headOf(href, asked.signal).then(
      ({ place, picture, ...rest }) => {
        setAway(false)
        const at = siteHref
          ? new URL(siteHref, location.href).pathname.slice(1).replaceAll('/', ' › ')
          : place
        setTold({ ...rest, place: `${location.host} › ${at}`, picture: hasPicture ? picture : undefined })
      },
      () => setAway(!asked.signal.aborted),
    )
    return () => asked.abort()
  }, [href, rev, siteHref, hasPicture])

  if (isAway) return <Notice tone="bad">Pratinjau tidak dapat diambil. Buka tab ini lagi nanti.</Notice>
  return told ? (
    <>
      <Found {...told} />
      <p className="o-hint">Menurut draf yang tersimpan.</p>
    </>
  ) : (
    <Skeleton lines={6} />
  )
}

async function headOf(href: string, signal: AbortSignal): Promise<SiteFinding> {
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  // only what it says of itself: its styles are not for this page, whose policy would complain
  const words = (await answer.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const page = new DOMParser().parseFromString(words, 'text/html')
  const meta = (name: string) =>
    page.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? ''
  const picture = meta('og:image')
  return {
    place: 'draf',
    title: page.title || 'Tanpa judul',
    about: meta('description'),
    // of this host, whichever name the site is found under
    picture: picture ? new URL(picture).pathname : undefined,
  }
}
