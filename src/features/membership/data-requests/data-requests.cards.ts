/** How a request is named and marked wherever it is shown. */
export { askedKinds, requestKinds, requestStatuses } from './data-requests.rules.ts'
