/** A code block for lesson text: escapes the source, so that it may be written as it is. */
export function code(language: string, source: string): string {
  const escaped = source.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<pre><code class="language-${language}">${escaped}</code></pre>`
}
