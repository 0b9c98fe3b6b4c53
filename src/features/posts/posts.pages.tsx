import { ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { PostDetailPage, PostListPage } from './posts.contract.ts'
import { AudioPlayer, AuthorList } from './posts.views.tsx'

export function PostList({ data }: { data: PostListPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      heading={data.heading}
      crumbs={data.crumbs}
      items={data.items}
      empty={data.empty}
      pager={data.pager}
      tools={
        <ListTools
          action={data.path}
          search={data.search}
          reset={data.isFiltered ? data.path : undefined}
          filters={
            data.categories.length > 1
              ? [
                  {
                    name: 'kategori',
                    label: 'Kategori',
                    any: 'Semua kategori',
                    value: data.category,
                    choices: data.categories,
                  },
                ]
              : []
          }
        />
      }
    />
  )
}

export function PostDetail({ data }: { data: PostDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="article"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      related={data.related.length > 0 ? { title: 'Baca juga', items: data.related } : undefined}
    >
      {data.audioUrl && <AudioPlayer url={data.audioUrl} title={data.heading.title} />}
      <Prose html={data.contentHtml} />
      <AuthorList authors={data.authors} categories={data.categories} />
    </DetailFrame>
  )
}
