/** how a rule's condition read before it was decided here */
const first = new WeakMap<CSSMediaRule, string>()

/** Draws a page of this site as on dark screens, or on light ones, whatever this screen is. */
export function paintScheme(page: Document, isDark: boolean): void {
  for (const sheet of page.styleSheets) paintRules(rulesOf(sheet), isDark)
}

/** those of another host are not to be read */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules
  } catch {
    return undefined
  }
}

function paintRules(rules: CSSRuleList | undefined, isDark: boolean): void {
  for (const rule of rules ?? []) {
    // the frame has classes of its own
    const { name } = rule.constructor
    if (name === 'CSSMediaRule') decide(rule as CSSMediaRule, isDark)
    if ('cssRules' in rule) paintRules((rule as CSSGroupingRule).cssRules, isDark)
    if (name === 'CSSImportRule') {
      const { styleSheet } = rule as CSSImportRule
      if (styleSheet) paintRules(rulesOf(styleSheet), isDark)
    }
  }
}

function decide(rule: CSSMediaRule, isDark: boolean): void {
  const was = first.get(rule) ?? rule.media.mediaText
  const wanted = /prefers-color-scheme:\s*(dark|light)/.exec(was)?.[1]
  if (!wanted) return
  first.set(rule, was)
  const rest = was.replace(/\(prefers-color-scheme:\s*(?:dark|light)\)/, '(min-width: 0)')
  rule.media.mediaText = (wanted === 'dark') === isDark ? rest : 'not all'
}
