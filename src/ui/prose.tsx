/** Text of an editor, sanitised when it was saved. The browser keeps the server's markup as it is. */
export function Prose({ html }: { html: string }) {
  return (
    <div className="prose" data-html="" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  )
}
