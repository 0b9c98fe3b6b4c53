import type { ReactNode } from 'react'
import { FieldFrame, type FieldLook, type TypedWords } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { FieldHint, FieldProblem } from '../kit/forms.tsx'
import { useSite } from '../parts.tsx'
import { Picture } from '../picture.tsx'

/** Blocks of the account service's pages: plain HTML forms, which work without script. */

interface AccountPageProps {
  title: string
  /** below the title */
  text?: ReactNode
  /** origin of the tenant one came from: where the brand leads */
  home: string
  /** beside the brand: who is signed in */
  who?: ReactNode
  /** the account's home; steps of signing in are narrow */
  isWide?: boolean
  notice?: AccountNotice | undefined
  children: ReactNode
  /** below the card: other ways */
  links?: ReactNode
}

export interface AccountNotice {
  tone: 'good' | 'bad' | 'info' | 'warning'
  text: string
}

const noticeIcons = { good: 'done', bad: 'warning', warning: 'warning', info: 'info' } as const

/** One narrow column under the tenant's brand. */
export function AccountPage({ title, text, home, who, isWide, notice, children, links }: AccountPageProps) {
  return (
    <div className={isWide ? 'account account-wide' : 'account'}>
      <header className="account-brand">
        <AccountBrand home={home} />
        {who && <div className="account-who">{who}</div>}
      </header>
      <main id="main">
        {isWide ? (
          <>
            <div className="account-head">
              <h1>{title}</h1>
              {text && <p>{text}</p>}
            </div>
            {notice && <Note {...notice} />}
            {children}
          </>
        ) : (
          <div className="account-card">
            <div className="account-head">
              <h1>{title}</h1>
              {text && <p>{text}</p>}
            </div>
            {notice && <Note {...notice} />}
            {children}
          </div>
        )}
      </main>
      {links && <footer className="account-links">{links}</footer>}
    </div>
  )
}

function AccountBrand({ home }: { home: string }) {
  const site = useSite()
  const logo = site.logoDark ?? site.logoLight
  const saysName = logo !== undefined && logo.width / logo.height >= 1.8
  return (
    <a href={home} aria-label={saysName ? `${site.title}, beranda` : undefined}>
      {logo && <Picture image={logo} sizes="11rem" decorative />}
      {!saysName && <span>{site.title}</span>}
    </a>
  )
}

/** What went well or wrong with the whole form; read out at once. */
export function Note({ tone, text }: AccountNotice) {
  return (
    <p
      className={tone === 'info' ? 'account-note' : `account-note account-note-${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={noticeIcons[tone]} />
      <span>{text}</span>
    </p>
  )
}

interface InputProps extends TypedWords {
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string | undefined
  /** at the end of the label's line: e.g. a forgotten password */
  aside?: ReactNode
  isFocused?: boolean | undefined
  /** shown and sent, and not to be changed */
  isFixed?: boolean | undefined
  /** large and spaced: a code to type in */
  look?: 'code' | 'long-code'
}

const looks = { code: 'input code-input', 'long-code': 'input code-input code-input-long' } as const

/** How these pages draw a field. */
export const fieldLook: FieldLook = {
  box: 'field',
  wrong: 'field',
  optional: <span className="field-optional">opsional</span>,
  Hint: FieldHint,
  Problem: FieldProblem,
}

/** A labelled field with its hint and what is wrong with it. A password gets a button that shows it, by script. */
export function AccountField({
  type = 'text',
  value,
  look,
  aside,
  isFocused,
  isFixed,
  ...props
}: InputProps) {
  const { autoComplete, inputMode, maxLength, placeholder, ...words } = props
  const isCode = look !== undefined || type === 'email'
  return (
    <FieldFrame look={fieldLook} aside={aside} {...words}>
      {({ id, name, required, ...tied }) => {
        const input = (
          <input
            className={look ? looks[look] : 'input'}
            id={id}
            name={name}
            type={type}
            defaultValue={value}
            required={required}
            readOnly={isFixed}
            // biome-ignore lint/a11y/noAutofocus: these pages ask for one thing; after a mistake, for the first wrong field
            autoFocus={isFocused || words.error !== undefined}
            {...tied}
            autoCapitalize={isCode ? 'none' : undefined}
            spellCheck={isCode ? false : undefined}
            autoComplete={autoComplete}
            inputMode={inputMode}
            maxLength={maxLength}
            placeholder={placeholder}
          />
        )
        if (type !== 'password') return input
        return (
          <div className="field-secret">
            {input}
            <button type="button" data-show={id} aria-pressed="false" hidden>
              Tampilkan
            </button>
          </div>
        )
      }}
    </FieldFrame>
  )
}

interface PasskeyFormProps {
  /** get: show one that is there; create: make one */
  kind: 'get' | 'create'
  /** where the browser's answer goes, as the field `passkey` */
  action: string
  /** what the browser needs is asked there */
  optionsUrl: string
  label: string
  isMain?: boolean
  /** offered as soon as the address field is touched, where the browser can (its autocomplete says webauthn) */
  isAutofilled?: boolean
  children?: ReactNode
}

/** Passkeys need the page's script; without it, or in a browser that has none, this is not there. */
export function PasskeyForm({
  kind,
  action,
  optionsUrl,
  label,
  isMain,
  isAutofilled,
  children,
}: PasskeyFormProps) {
  return (
    <form
      className="account-form"
      method="post"
      action={action}
      data-passkey={kind}
      data-options={optionsUrl}
      data-autofill={isAutofilled ? '' : undefined}
      hidden
    >
      <input type="hidden" name="passkey" />
      {children}
      <div className="account-actions account-actions-wide">
        <button className={isMain ? 'btn btn-main' : 'btn btn-line'} type="submit">
          <Icon name="lock" />
          {label}
        </button>
      </div>
      <p className="field-error" role="alert" data-passkey-error hidden />
    </form>
  )
}
