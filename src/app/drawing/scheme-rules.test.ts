import { expect, it } from 'vitest'
import { withChosenSchemes } from './scheme-rules.ts'

const unchosen = ':where(:root:not([data-scheme]),:root:not([data-scheme]) *)'
const isDark = ':where([data-scheme=dark],[data-scheme=dark] *)'

it('lets what is said for dark screens hold where dark was chosen too, and weigh the same', () => {
  expect(
    withChosenSchemes('a{b:c}@media screen and (prefers-color-scheme: dark){.x,.y::before{d:e}}f{g:h}'),
  ).toBe(
    `a{b:c}@media screen and (prefers-color-scheme: dark){.x${unchosen},.y${unchosen}::before{d:e}}` +
      `@media screen{.x${isDark},.y${isDark}::before{d:e}}f{g:h}`,
  )
})

it('reaches what lies in layers and conditions within, and leaves all else as it stands', () => {
  const within =
    '@layer kit{@media (prefers-color-scheme: dark) and (width<40rem){@supports (a:b){.x{d:"}"}}}}'
  expect(withChosenSchemes(within)).toBe(
    `@layer kit{@media (prefers-color-scheme: dark) and (width<40rem){@supports (a:b){.x${unchosen}{d:"}"}}}` +
      `@media (width<40rem){@supports (a:b){.x${isDark}{d:"}"}}}}`,
  )
  expect(withChosenSchemes('/*! kept */@media print{a{b:c}}')).toBe('/*! kept */@media print{a{b:c}}')
})
