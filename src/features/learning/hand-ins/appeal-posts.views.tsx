import type { AppealPost } from './hand-in-pages.contract.ts'

/** What both sides said about a mark, in order. */
export function AppealPosts({ posts }: { posts: readonly AppealPost[] }) {
  if (posts.length === 0) return null
  return (
    <ol className="hi-talk">
      {posts.map(post => (
        <li key={post.number} className={post.isMarker ? 'hi-talk-marker' : undefined}>
          <p className="hi-text">{post.text}</p>
          <small>{post.byText}</small>
        </li>
      ))}
    </ol>
  )
}
