// Development only: React's hot reload needs its runtime before the first component. Vite serves this path.
// @ts-expect-error: a module that Vite's React plugin makes up while it serves
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
