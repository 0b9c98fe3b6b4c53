/** Shapes and words of the tenant setting for other rooms: nothing here asks the database. */
export { footerShape, navigationShape } from './keyed-values.rules.ts'
export {
  fontNames,
  footerSetting,
  type MetaSetting,
  navigationSetting,
  storedImage,
} from './site.contract.ts'
export {
  generalForm,
  lookChange,
  lookDraft,
  lookPublication,
  lookState,
  storedVersion,
} from './site-setting.contract.ts'
export { changedFields, pick, summaryOf, wordsOf } from './site-setting.rules.ts'
