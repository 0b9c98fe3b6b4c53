import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const inputs: Record<string, string> = {
  ssr: 'bench/ssr-bare.tsx',
  catalogue: 'bench/catalogue.ts',
  icons: 'bench/icons.ts',
}

/** By mode: the components without our server, or one of the modules the peers take from us. Both for Node. */
export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, '..'),
  publicDir: false as const,
  logLevel: 'warn' as const,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true as const, external: ['pg'] },
  build: {
    ssr: true,
    outDir: `bench/.built/${mode}`,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: inputs[mode] ?? [],
      output: { entryFileNames: `${mode}.js` },
    },
  },
}))
