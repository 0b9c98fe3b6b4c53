import './threads.css'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { TalkForm } from './talk-form.views.tsx'
import type { DiscussionPage } from './thread-pages.contract.ts'
import { bodyLength, titleLength } from './threads.rules.ts'

export const pages: PagesOf<'threads.discussion'> = { 'threads.discussion': Discussion }

/** What a class talks about: what was announced, then questions with whether they are answered. */
function Discussion({ data }: { data: DiscussionPage }) {
  const { chapter, announcements, threads } = data
  const deed = useDeed()
  return (
    <Office
      path={data.isTeam ? to.discussions() : to.learning()}
      title={chapter ? `Diskusi: ${chapter.title}` : 'Diskusi kelas'}
      text={data.className}
      crumbs={[
        data.isTeam
          ? { label: 'Diskusi kelas', href: to.discussions() }
          : { label: 'Kelas saya', href: to.learning() },
        ...(data.isTeam ? [] : [{ label: data.className, href: data.classHref }]),
        { label: data.isTeam ? data.className : 'Diskusi' },
      ]}
      actions={chapter && <LinkButton href={data.allHref}>Semua bab</LinkButton>}
    >
      {announcements.length > 0 && (
        <Panel title="Pengumuman">
          <ul className="th-notes">
            {announcements.map(one => (
              <li key={one.id}>
                <h3>{one.title}</h3>
                <p className="th-text">{one.body}</p>
                <small>{one.byText}</small>
                {one.mayRemove && (
                  <Button
                    isSmall
                    tone="quiet"
                    busy={deed.isBusy}
                    label={`Hapus pengumuman: ${one.title}`}
                    onClick={() => void deed.run(callApi('DELETE', `/v1/threads/${one.id}`))}
                  >
                    Hapus
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Pertanyaan" isFlush>
        {threads.length === 0 ? (
          <Empty
            icon="message-circle"
            title="Belum ada pertanyaan"
            text="Jadilah yang pertama bertanya; pengajar dan teman sekelas dapat menjawab."
          />
        ) : (
          <ul className="th-lines">
            {threads.map(thread => (
              <li key={thread.id}>
                <span>
                  <a href={thread.href}>{thread.title}</a>
                  <small>
                    {thread.text} · {thread.repliesText}
                    {thread.isNew && ' · ada balasan baru'}
                  </small>
                </span>
                <Tag tone={thread.stateTone}>{thread.stateLabel}</Tag>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <AskForm data={data} />
    </Office>
  )
}

function AskForm({ data }: { data: DiscussionPage }) {
  const { slug, chapter } = data
  return (
    <Panel
      title="Ajukan pertanyaan"
      text="Semua peserta dan pengajar kelas ini dapat membacanya. Ceritakan apa yang sudah Anda coba."
    >
      <TalkForm
        shown={data}
        names={['title', 'body']}
        hidden={chapter ? { chapter: chapter.slug } : undefined}
        send={typed =>
          callApi<{ href: string }>('POST', '/v1/threads', {
            ...typed,
            slug,
            ...(chapter ? { chapter: chapter.slug } : {}),
          })
        }
        leadTo={made => made.href}
        said="Pertanyaan terkirim."
        submit="Kirim pertanyaan"
      >
        {field => (
          <>
            <TextField label="Judul" maxLength={titleLength} required {...field('title')} />
            <TextArea label="Pertanyaan Anda" rows={5} maxLength={bodyLength} required {...field('body')} />
          </>
        )}
      </TalkForm>
    </Panel>
  )
}
