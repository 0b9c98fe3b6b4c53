import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootFolder } from '../../platform/root-folder.ts'
import type { Renderer, RendererModule } from './renderer.ts'

/** The server's half of the pages: there from the start, so that no visitor waits for it. */
export async function builtRenderer(): Promise<() => Promise<Renderer>> {
  const built = join(rootFolder, 'dist/server/ssr.js')
  const { createRenderer }: RendererModule = await import(pathToFileURL(built).href)
  const renderer = createRenderer()
  return async () => renderer
}
