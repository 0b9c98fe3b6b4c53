import './chapters.css'
import { createElement } from 'react'
import { sitePath } from '../../../site-links.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { ChapterPage } from './chapters.contract.ts'

export const pages: PagesOf<'chapters.chapter'> = { 'chapters.chapter': Chapter }

function Chapter({ data }: { data: ChapterPage }) {
  const { ReaderFrame } = useParts()
  return (
    <ReaderFrame {...data}>
      {data.preview && <As states={data.preview} />}
      {data.isGone ? (
        <Gone data={data} />
      ) : data.isLocked ? (
        <Locked data={data} />
      ) : (
        <>
          {data.progress && <Resume key={data.reading.chapter} />}
          <Prose html={data.contentHtml} spoken={data.heading.spoken} />
          {data.progress && !data.isTrial && <Notes reading={data.reading} />}
          <Tutor />
          {data.progress?.meetings.map(meeting => (
            <Meeting key={meeting.action.href} meeting={meeting} />
          ))}
          {data.progress ? <Done data={data} progress={data.progress} /> : <Join data={data} />}
        </>
      )}
    </ReaderFrame>
  )
}

/** Of an author who looks: as whom. */
const As = ({ states }: { states: NonNullable<ChapterPage['preview']> }) => (
  <nav className="chapter-as" aria-label="Pratinjau sebagai">
    <span>Pratinjau sebagai:</span>
    {states.map(({ label, href, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </nav>
)

/** what a small script fills in: React leaves its inside alone */
const filledIn = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Where a participant was the last time; `ui/elements/reading-place.ts` says so and leads there. */
const Resume = () => <div className="chapter-resume" hidden {...filledIn} />

/** A participant's own notes; `ui/elements/chapter-notes.ts` lists them. */
const Notes = ({ reading: { slug, chapter } }: Pick<ChapterPage, 'reading'>) =>
  createElement('chapter-notes', {
    key: chapter,
    'data-slug': slug,
    'data-chapter': chapter,
    ...filledIn,
  })

/** Opens the assistant beside the lesson; where a site has none the style sheet leaves it out. */
const Tutor = () => (
  <p className="chapter-tutor">
    Ada yang belum jelas?{' '}
    <a className="btn btn-line" href={sitePath('/Asisten')} data-assistant="">
      Tanya tutor
    </a>
  </p>
)

function Gone({ data: { course, next } }: { data: ChapterPage }) {
  return (
    <Notice title="Bab ini tidak ada lagi">
      <p>
        Pengajar mengeluarkannya dari <a href={course.href}>{course.title}</a>.
        {next ? ' Lanjutkan dari bab pertama, atau pilih dari daftar isi.' : ''}
      </p>
    </Notice>
  )
}

function Locked({ data }: { data: ChapterPage }) {
  if (data.lockWords !== '')
    return (
      <Notice title="Belum terbuka">
        <p>{data.lockWords}</p>
      </Notice>
    )
  return (
    <Notice title="Bab ini untuk peserta">
      <p>
        Lihat isi lengkap dan cara mendaftar di halaman <a href={data.course.href}>{data.course.title}</a>.
        Sudah terdaftar? Masuk dengan akun Anda, lalu buka bab ini lagi.
      </p>
      {data.joinHref && (
        <p className="actions">
          <a className="btn btn-main" href={data.joinHref}>
            Daftar
          </a>
        </p>
      )}
    </Notice>
  )
}

/** Anybody may read here; who takes part has it kept where they are. */
function Join({ data }: { data: ChapterPage }) {
  if (!data.joinHref) return null
  return (
    <div className="chapter-foot">
      <p>
        <a href={data.joinHref}>Daftar</a> supaya kemajuan belajar Anda tersimpan dan dapat dilanjutkan di
        perangkat mana pun.
      </p>
    </div>
  )
}

/** When the chapter is met, where one joins, and its recording once it is over. */
function Meeting({ meeting }: { meeting: NonNullable<ChapterPage['progress']>['meetings'][number] }) {
  const { title, lines, action, recording } = meeting
  return (
    <section className="chapter-meeting" aria-label={title}>
      <h2>{title}</h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {recording && 'film' in recording && (
        // biome-ignore lint/a11y/useMediaCaption: a recording as it was made; nobody has written down what is said
        <video controls preload="none" src={recording.film} />
      )}
      <p className="actions">
        <a className="btn btn-line" href={action.href}>
          {action.label}
        </a>
        {recording && 'href' in recording && (
          <a className="btn btn-quiet" href={recording.href} rel="noreferrer">
            Tonton rekaman
          </a>
        )}
      </p>
    </section>
  )
}

/** A shared page leaves to its element what is each reader's own. */
function standingWords(standing: NonNullable<ChapterPage['progress']>['standing'], asks: string): string {
  if (!standing) return asks
  return standing.isDone ? `Bab ini sudah selesai. ${standing.words}.` : `${standing.words}. ${asks}`.trim()
}

interface DoneProps {
  data: ChapterPage
  progress: NonNullable<ChapterPage['progress']>
}

/** A participant's foot of the chapter; `ui/elements/chapter-reading.ts` does by itself what its button does. */
function Done({ data: { reading, next, isTrial = false }, progress }: DoneProps) {
  const { standing, asks = '' } = progress
  const { done = 0, total = 1, isDone = false } = standing ?? {}
  return createElement(
    // what is only looked at is not noted as read
    isTrial ? 'div' : 'chapter-reading',
    {
      key: reading.chapter,
      'data-slug': reading.slug,
      'data-chapter': reading.chapter,
      // what asks for more than reading to its end is not done by scrolling
      ...(asks ? { 'data-asks': asks } : {}),
    },
    <div className="chapter-foot">
      <p role="status" {...filledIn} dangerouslySetInnerHTML={{ __html: standingWords(standing, asks) }} />
      <progress
        value={done}
        max={Math.max(1, total)}
        aria-label="Kemajuan belajar"
        data-waits={standing ? undefined : ''}
      />
      <form method="post" action={reading.action}>
        <input type="hidden" name="chapter" value={reading.chapter} />
        <p className="actions">
          {!isDone && progress.isTicked && (
            <button className="btn btn-line" type="submit" disabled={isTrial}>
              {next ? 'Tandai selesai dan lanjut' : 'Tandai selesai'}
            </button>
          )}
          <a className="btn btn-quiet" href={reading.action}>
            Kemajuan saya
          </a>
          <a className="btn btn-quiet" href={reading.discussion}>
            Tanya tentang bab ini
          </a>
        </p>
      </form>
    </div>,
  )
}
