/** What the account service tells each of its pages. */
export interface AccountPageData {
  /** origin of the tenant somebody came from, where the brand leads */
  home: string
  /** the tenant's title */
  site: string
  /** what is wrong with what was sent, by field */
  errors: Record<string, string>
  notice?: AccountNotice
}

export interface AccountNotice {
  tone: 'good' | 'bad' | 'info' | 'warning'
  text: string
}
