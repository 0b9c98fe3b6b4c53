import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The components without our server, and the catalogue as one module for the peers; both for Node. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['pg'] },
  build: {
    ssr: true,
    outDir: 'bench/.built',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { ssr: 'bench/ssr-bare.tsx', catalogue: 'bench/catalogue.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
