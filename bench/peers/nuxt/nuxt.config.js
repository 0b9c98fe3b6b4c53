export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  css: ['~/assets/global.css'],
  app: { head: { htmlAttrs: { lang: 'id' } } },
  // Vue does not know this element of HTML yet
  vue: { compilerOptions: { isCustomElement: tag => tag === 'search' } },
  nitro: { preset: 'node-server' },
})
