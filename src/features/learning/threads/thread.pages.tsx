import './threads.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useTakeBack } from '../../../ui/office/take-back.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import { useForm } from '../../../ui/office/use-form.ts'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { TalkForm } from './talk-form.views.tsx'
import type { ShownPost, ThreadPage } from './thread-pages.contract.ts'
import { bodyLength, whyLength } from './threads.rules.ts'

export const pages: PagesOf<'threads.one'> = { 'threads.one': Thread }

/** One question with what was replied. */
function Thread({ data }: { data: ThreadPage }) {
  const deed = useDeed()
  const [reported, setReported] = useState<number>()
  const isMounted = useMounted()
  const path = `/v1/threads/${data.id}`
  return (
    <Office
      path={data.isTeam ? to.discussions() : to.learning()}
      title={data.title}
      text={[data.byText, data.about].filter(Boolean).join(' · ')}
      crumbs={[
        data.isTeam
          ? { label: 'Diskusi kelas', href: to.discussions() }
          : { label: data.className, href: data.classHref },
        { label: data.isTeam ? data.className : 'Diskusi', href: data.discussionHref },
        { label: data.title },
      ]}
      actions={
        <>
          <Tag tone={data.stateTone}>{data.stateLabel}</Tag>
          {isMounted && (
            <Button
              busy={deed.isBusy}
              onClick={() =>
                void deed.run(callApi('PUT', `${path}/follow`, { isOn: !data.isFollowing }), () =>
                  data.isFollowing ? 'Anda berhenti mengikuti diskusi ini' : 'Anda mengikuti diskusi ini',
                )
              }
            >
              {data.isFollowing ? 'Berhenti mengikuti' : 'Ikuti'}
            </Button>
          )}
        </>
      }
    >
      {data.reports.length > 0 && (
        <Notice
          tone="warning"
          title="Dilaporkan peserta"
          action={
            <Button busy={deed.isBusy} onClick={() => void deed.run(callApi('DELETE', `${path}/reports`))}>
              Tutup laporan
            </Button>
          }
        >
          {data.reports.map(({ text }) => text).join(' · ')}
        </Notice>
      )}
      <Panel>
        <p className="th-text">{data.body}</p>
        {isMounted && (
          <div className="o-actions">
            <Button isSmall tone="quiet" onClick={() => setReported(0)}>
              Laporkan
            </Button>
            {data.mayRemove && <RemoveThread data={data} />}
          </div>
        )}
      </Panel>
      <Panel title={data.posts.length === 0 ? 'Belum ada balasan' : `${data.posts.length} balasan`}>
        <ol className="th-posts">
          {data.posts.map(post => (
            <Post key={post.number} post={post} data={data} onReport={setReported} />
          ))}
        </ol>
      </Panel>
      <ReplyForm key={data.posts.length} data={data} />
      {reported !== undefined && (
        <ReportDialog id={data.id} post={reported} onClose={() => setReported(undefined)} />
      )}
    </Office>
  )
}

function RemoveThread({ data }: { data: ThreadPage }) {
  const [problem, setProblem] = useState('')
  const toasts = useToasts()
  const takeBack = useTakeBack()
  async function remove(): Promise<void> {
    const result = await callApi('DELETE', `/v1/threads/${data.id}`)
    if (!result.ok) return setProblem(result.message)
    toasts.show({ message: result.message, undo: takeBack([result.data]) })
    goTo(data.discussionHref)
  }
  return (
    <>
      <Button isSmall tone="danger" onClick={() => void remove()}>
        Hapus diskusi
      </Button>
      {problem && <p className="o-error">{problem}</p>}
    </>
  )
}

interface PostProps {
  post: ShownPost
  data: ThreadPage
  onReport: (post: number) => void
}

function Post({ post, data, onReport }: PostProps) {
  const deed = useDeed()
  const isMounted = useMounted()
  const path = `/v1/threads/${data.id}`
  return (
    <li className={post.isAnswer ? 'th-post th-post-answer' : 'th-post'}>
      <p className="th-by">
        {post.byText}
        {post.isTeam && <Tag tone="blue">Pengajar</Tag>}
        {post.isAnswer && <Tag tone="green">Jawaban</Tag>}
      </p>
      <p className="th-text">{post.body || <em>Balasan ini dihapus.</em>}</p>
      {isMounted && post.body && (
        <div className="o-actions">
          {data.isTeam && (
            <Button
              isSmall
              busy={deed.isBusy}
              label={
                post.isAnswer
                  ? `Batalkan jawaban, balasan ${post.number}`
                  : `Tandai sebagai jawaban, balasan ${post.number}`
              }
              onClick={() =>
                void deed.run(callApi('PUT', `${path}/answer`, { post: post.isAnswer ? null : post.number }))
              }
            >
              {post.isAnswer ? 'Batalkan jawaban' : 'Tandai sebagai jawaban'}
            </Button>
          )}
          <Button
            isSmall
            tone="quiet"
            label={`Laporkan balasan ${post.number}`}
            onClick={() => onReport(post.number)}
          >
            Laporkan
          </Button>
          {post.mayRemove && (
            <Button
              isSmall
              tone="quiet"
              busy={deed.isBusy}
              label={`Hapus balasan ${post.number}`}
              onClick={() => void deed.run(callApi('DELETE', `${path}/posts/${post.number}`))}
            >
              Hapus
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function ReplyForm({ data }: { data: ThreadPage }) {
  return (
    <Panel title="Balas">
      <TalkForm
        shown={data}
        names={['body']}
        send={typed => callApi('POST', `/v1/threads/${data.id}/posts`, typed)}
        said="Balasan terkirim."
        submit="Kirim balasan"
      >
        {field => (
          <TextArea label="Balasan Anda" rows={4} maxLength={bodyLength} required {...field('body')} />
        )}
      </TalkForm>
    </Panel>
  )
}

function ReportDialog({ id, post, onClose }: { id: number; post: number; onClose: () => void }) {
  const form = useForm({
    initial: { why: '' },
    submit: values => callApi('POST', `/v1/threads/${id}/reports`, { ...values, post }),
    onDone: onClose,
    said: 'Laporan terkirim kepada pengajar.',
  })
  return (
    <FormDialog form={form} submit="Kirim laporan" title="Laporkan kepada pengajar" open onClose={onClose}>
      <TextField label="Apa yang tidak pantas" maxLength={whyLength} required {...form.field('why')} />
    </FormDialog>
  )
}
