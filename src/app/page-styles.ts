/**
 * Pages with a stylesheet of their own, by the name their load answers with: the module that imports it. The browser's
 * half needs no list: Vite loads a chunk's styles before the chunk.
 */
export const pageStyles: Readonly<Record<string, string>> = {
  'events.list': 'src/features/events/events.pages.tsx',
  'events.detail': 'src/features/events/events.pages.tsx',
}
