import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What the recommended rules ask beyond the standard, and why it is not asked here. */
const markupRules = {
  // React writes attributes its own way: `<input/>`, `autoComplete`, `hidden=""`, `true` for data-, no new lines
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-raw-characters': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  // numbers that are no numbers to call from this country's phones, and dates that are none
  'tel-non-breaking': 'off',
  // titles are as long as what they name
  'long-title': 'off',
  // custom properties of pictures and meters stand in style attributes where the policy allows them
  'no-inline-style': 'off',
  // `<search>`, `<details name>` and other new things are known; roles that older readers need may repeat them
  'no-redundant-role': 'off',
  'prefer-native-element': 'off',
  // one policy by hash instead of a hash for each file that only we serve
  'require-sri': 'off',
} as const

/** The rules are put together once: for each page anew they cost as much as judging a short one. */
class SameForAll extends StaticConfigLoader {
  #made: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(page: string) {
    this.#made ??= super.getConfigFor(page)
    return this.#made
  }
}

const validate = new HtmlValidate(
  new SameForAll({ extends: ['html-validate:recommended'], elements: ['html5'], rules: markupRules }),
)

/** What a validator that is not ours finds wrong in a page, each with a piece of it. */
export async function markupTroubles(text: string): Promise<string[]> {
  const report = await validate.validateString(text)
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} ${message} (${excerpt(text, line, column)})`,
    ),
  )
}

function excerpt(text: string, line: number, column: number): string {
  const found = text.split('\n')[line - 1] ?? ''
  return found.slice(Math.max(0, column - 40), column + 60)
}
