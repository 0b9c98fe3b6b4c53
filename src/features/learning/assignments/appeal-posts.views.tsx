import type { AppealPost } from './assignment-pages.contract.ts'

/** What both sides said about a mark, in order. */
export function AppealPosts({ posts }: { posts: readonly AppealPost[] }) {
  if (posts.length === 0) return null
  return (
    <ol className="as-talk">
      {posts.map(post => (
        <li key={post.number} className={post.isMarker ? 'as-talk-marker' : undefined}>
          <p className="as-text">{post.text}</p>
          <small>{post.byText}</small>
        </li>
      ))}
    </ol>
  )
}
