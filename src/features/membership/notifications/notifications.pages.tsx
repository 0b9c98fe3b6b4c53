import { routes } from '../../../routes.ts'
import { AccountPage } from '../../../ui/office/account.tsx'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, SelectField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tabs, Tag } from '../../../ui/office/panels.tsx'
import { Pager } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type {
  ChoiceItem,
  ChoicesPage,
  EndingPage,
  NotificationItem,
  NotificationsPage,
} from './notifications.contract.ts'
import { mailChoices } from './notifications.rules.ts'
import './notifications.css'

export const pages: PagesOf<'notifications.list' | 'notifications.choices' | 'notifications.ending'> = {
  'notifications.list': Notifications,
  'notifications.choices': Choices,
  'notifications.ending': Ending,
}

/** What one was told; opening one counts as reading it. */
function Notifications({ data: { items, filter, unread, pager } }: { data: NotificationsPage }) {
  const { isBusy, run } = useDeed()
  const path = routes.Pemberitahuan
  return (
    <Office
      path={path}
      title="Pemberitahuan"
      text={unread === 0 ? 'Semua sudah dibaca.' : `${unread > 99 ? 'Lebih dari 99' : unread} belum dibaca.`}
      actions={
        <>
          {unread > 0 && (
            <Button busy={isBusy} onClick={() => void run(callApi('POST', '/v1/notifications/read'))}>
              Tandai semua dibaca
            </Button>
          )}
          <LinkButton href={routes['Pemberitahuan-Pengaturan']}>Atur pemberitahuan</LinkButton>
        </>
      }
    >
      <Tabs
        label="Pemberitahuan yang ditampilkan"
        current={filter}
        tabs={[
          { id: 'all', label: 'Semua', href: path },
          { id: 'unread', label: 'Belum dibaca', href: `${path}?filter=unread` },
        ]}
      />
      <Panel
        isFlush
        empty={
          items.length === 0 && {
            icon: 'bell',
            title: filter === 'unread' ? 'Tidak ada yang belum dibaca' : 'Belum ada pemberitahuan',
            text:
              filter === 'unread'
                ? 'Semua kabar untuk Anda sudah dibaca.'
                : 'Kabar tentang pendaftaran, nilai, sertifikat, dan pembayaran Anda muncul di sini.',
          }
        }
      >
        <ul className="ntf-list">
          {items.map(item => (
            <Notification key={item.id} item={item} />
          ))}
        </ul>
      </Panel>
      {pager && <Pager pager={pager} noun="pemberitahuan" />}
    </Office>
  )
}

function Notification({
  item: { id, title, words, href, kindLabel, isRead, at, atText },
}: {
  item: NotificationItem
}) {
  // the browser goes on at once; what is noted meanwhile is seen at the next look
  const read = () => !isRead && void callApi('POST', `/v1/notifications/${id}/read`)
  return (
    <li className={isRead ? 'ntf-item' : 'ntf-item ntf-unread'}>
      <a href={href} onClick={read}>
        <strong>{title}</strong>
        {words && <span className="ntf-words">{words}</span>}
        <span className="ntf-foot">
          {!isRead && <Tag tone="blue">Baru</Tag>}
          <span>{kindLabel}</span>
          <time dateTime={at}>{atText}</time>
        </span>
      </a>
    </li>
  )
}

/** Each kind, and by which ways one is told of it; what is chosen holds at once. */
function Choices({ data: { choices, email } }: { data: ChoicesPage }) {
  return (
    <Office
      path={routes['Pemberitahuan-Pengaturan']}
      title="Atur pemberitahuan"
      crumbs={[{ label: 'Pemberitahuan', href: routes.Pemberitahuan }, { label: 'Atur' }]}
      text={
        email
          ? `Email dikirim ke ${email}. Ringkasan harian datang pukul 07.00, hanya bila ada kabar.`
          : 'Anda belum punya alamat email di situs ini, jadi hanya lonceng yang berlaku.'
      }
    >
      <Panel isFlush>
        <ul className="ntf-list">
          {choices.map(choice => (
            <ChoiceRow key={choice.kind} choice={choice} />
          ))}
        </ul>
      </Panel>
      <p className="o-small o-mute">
        Surat tentang akun Anda (kata sandi, konfirmasi email, keamanan) selalu dikirim.
      </p>
    </Office>
  )
}

function ChoiceRow({ choice: { kind, label, about, bell, mail, mailStays } }: { choice: ChoiceItem }) {
  const { isBusy, run } = useDeed()
  const save = (chosen: { bell: boolean; mail: string }) =>
    void run(
      callApi<ChoiceItem>('PUT', `/v1/notifications/choices/${kind}`, chosen),
      () => `${label}: pilihan tersimpan`,
    )
  return (
    <li className="ntf-choice">
      <fieldset disabled={isBusy} aria-label={label}>
        <h2>{label}</h2>
        <p className="o-small o-mute">{about}</p>
        <div className="ntf-ways">
          <CheckField
            name={`${kind}-bell`}
            label="Lonceng"
            value={bell}
            onChange={value => save({ bell: value, mail })}
          />
          <SelectField
            name={`${kind}-mail`}
            label="Email"
            required
            value={mail}
            disabled={mailStays !== ''}
            hint={mailStays || undefined}
            options={Object.entries(mailChoices).map(([value, words]) => ({ value, label: words }))}
            onChange={value => save({ bell, mail: value })}
          />
        </div>
      </fieldset>
    </li>
  )
}

/** Behind the link in a letter: one button, which works without script. */
function Ending({ data: { site, label, address, isEnded, path, choicesHref } }: { data: EndingPage }) {
  const links = <a href={choicesHref}>Atur semua pemberitahuan</a>
  if (isEnded)
    return (
      <AccountPage
        title="Email dihentikan"
        home="/"
        notice={{
          tone: 'good',
          text: `${address} tidak lagi menerima email "${label}" dari ${site}. Kabarnya tetap ada di lonceng situs.`,
        }}
        links={links}
      >
        <div className="account-actions account-actions-wide">
          <a className="btn btn-line" href="/">
            Buka {site}
          </a>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage
      title="Berhenti menerima email ini?"
      text={`Email "${label}" dari ${site} tidak akan dikirim lagi ke ${address}. Email lain tetap seperti pilihan Anda.`}
      home="/"
      links={links}
    >
      <form className="account-form" method="post" action={path}>
        <div className="account-actions account-actions-wide">
          <button className="btn btn-main" type="submit">
            Berhenti menerima
          </button>
        </div>
      </form>
    </AccountPage>
  )
}
