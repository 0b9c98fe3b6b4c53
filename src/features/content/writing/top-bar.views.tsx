import { type RefObject, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { DraftTop } from '../../../ui/office/draft-top.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import { findingsOf } from './checks.ts'
import { Findings, valuesIn } from './side-panels.views.tsx'
import { postShape } from './writing.rules.ts'
import type { WritingPage } from './writing-pages.contract.ts'

interface TopBarProps {
  data: WritingPage
  editing: DraftEditing
  /** hands over the last words */
  flush: RefObject<() => void>
  publish: () => Promise<boolean>
}

/** The bar of a post: besides what all drafts have, its review. */
export function TopBar({ data, editing, flush, publish }: TopBarProps) {
  const { may } = data
  return (
    <DraftTop
      thing={{
        noun: 'tulisan',
        path: `/v1/posts/${data.id}`,
        href: to.writing(data),
        listHref: to.writings(),
        previewHref: data.previewHref,
        siteHref: data.siteHref,
        timeZone: data.timeZone,
        mayPublish: may.publish,
        mayTrash: data.isWriter,
      }}
      editing={editing}
      shape={postShape}
      flush={flush}
      publish={publish}
      beforePublishing={
        <>
          <p>
            {valuesIn(editing.value).visibility === 'members'
              ? 'Hanya anggota situs yang akan melihatnya.'
              : 'Semua orang akan melihatnya.'}
          </p>
          <Findings findings={findingsOf(valuesIn(editing.value))} />
        </>
      }
      main={
        data.isWriter && may.write && editing.answer.state !== 'published' ? (
          <ReviewButton data={data} editing={editing} flush={flush} />
        ) : null
      }
    />
  )
}

/** What comes next for a writer who does not publish. */
function ReviewButton({ data, editing, flush }: Omit<TopBarProps, 'publish'>) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  async function review(decision: 'asked' | 'recalled'): Promise<void> {
    flush.current()
    if (await editing.save()) return
    setBusy(true)
    const result = await callApi('POST', `/v1/posts/${data.id}/review`, { decision })
    setBusy(false)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    toasts.show({ message: decision === 'asked' ? 'Dikirim untuk ditinjau' : 'Ditarik kembali' })
    await reloadPage()
  }

  return data.review === 'asked' ? (
    <Button busy={isBusy} onClick={() => void review('recalled')}>
      Tarik kembali
    </Button>
  ) : (
    <Button tone="main" busy={isBusy} onClick={() => void review('asked')}>
      Kirim untuk ditinjau
    </Button>
  )
}
