/** Shapes and words of the tenant setting for other rooms: nothing here asks the database. */
export { type LookState, lookChange, lookState, type SettingState } from './publishing.contract.ts'
export { changedFields, pick, wordsOf } from './publishing.rules.ts'
export {
  fontNames,
  footerSetting,
  type MetaSetting,
  navigationSetting,
  storedImage,
} from './site.contract.ts'
