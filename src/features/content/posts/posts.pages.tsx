import { SectionShell } from '../../../ui/kit/sections.tsx'
import { Steps } from '../../../ui/kit/steps.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Film, PhotoGrid } from '../../../ui/showing.tsx'
import type { PostDetailPage, PostListPage } from './posts.contract.ts'
import { AudioPlayer, AuthorList, ReactionButtons, Transcript } from './posts.views.tsx'
import './posts.css'
import type { PagesOf } from '../../../ui/pages.ts'

export const pages: PagesOf<'posts.detail' | 'posts.list'> = {
  'posts.detail': PostDetail,
  'posts.list': PostList,
}

function PostList({ data }: { data: PostListPage }) {
  const { ListFrame } = useParts()
  return (
    <>
      {data.cover && (
        <div className="wrap list-cover">
          <Picture
            image={data.cover}
            ratio="21x9"
            sizes="(min-width: 75rem) 72rem, 100vw"
            priority
            decorative
          />
        </div>
      )}
      <ListFrame {...data} tools={data.search && <ListTools list={data} />} />
      {data.how && (
        <SectionShell
          id="cara"
          title={data.how.title}
          intro={data.how.intro}
          more={data.how.action}
          ground="soft"
        >
          <Steps section={{ kind: 'steps', id: 'cara', title: data.how.title, items: data.how.steps }} />
        </SectionShell>
      )}
    </>
  )
}

function PostDetail({ data }: { data: PostDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="article"
      related={data.related.length > 0 ? { title: data.others, items: data.related } : undefined}
    >
      {data.audio && <AudioPlayer audio={data.audio} chapters={data.chapters} />}
      {data.isSilent && (
        <p className="silent">
          Rekaman episode ini tidak tersedia di situs. Ringkasannya dapat Anda baca di bawah.
        </p>
      )}
      {data.video && <Film film={data.video} />}
      <Prose html={data.contentHtml} spoken={data.heading.spoken} />
      <Transcript words={data.words} />
      <PhotoGrid images={data.images} label={data.heading.title} />
      {data.reactions && <ReactionButtons bar={data.reactions} formHtml={data.reactionsHtml} />}
      <AuthorList authors={data.authors} categories={data.categories} />
    </DetailFrame>
  )
}
