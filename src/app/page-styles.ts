/**
 * Pages with a stylesheet of their own, by the name their load answers with: the module that imports it. The browser's
 * half needs no list: Vite loads a chunk's styles before the chunk.
 */
export const pageStyles: Readonly<Record<string, string>> = {
  'posts.detail': 'src/features/posts/posts.pages.tsx',
  'galleries.list': 'src/features/galleries/galleries.pages.tsx',
  'portfolio.list': 'src/features/portfolio/portfolio.pages.tsx',
  'portfolio.detail': 'src/features/portfolio/portfolio.pages.tsx',
  'portfolio.clients': 'src/features/portfolio/portfolio.pages.tsx',
}
