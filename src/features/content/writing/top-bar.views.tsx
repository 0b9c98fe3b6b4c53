import type { RefObject } from 'react'
import { to } from '../../../routes.ts'
import { DraftTop } from '../../../ui/office/draft-top.tsx'
import { Findings } from '../../../ui/office/findings.tsx'
import { ReviewButton } from '../../../ui/office/review-button.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import { blocksIn } from '../../../ui/office/use-sheet.ts'
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
            {editing.value.visibility === 'members'
              ? 'Hanya anggota situs yang akan melihatnya.'
              : 'Semua orang akan melihatnya.'}
          </p>
          <Findings editing={editing} blocks={blocksIn(editing.value)} />
        </>
      }
      main={
        data.isWriter && may.write && editing.answer.state !== 'published' ? (
          <ReviewButton editing={editing} flush={flush} isAsked={data.draft.review === 'asked'} />
        ) : null
      }
    />
  )
}
