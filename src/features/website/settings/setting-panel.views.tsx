import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { SettingsPage } from './settings.contract.ts'
import { SaveEnd, valuePath } from './settings.views.tsx'

interface SettingPanelProps {
  tenant: string
  setting: SettingsPage['settings'][number]
}

/** One setting of a room, as the room describes it. */
export function SettingPanel({ tenant, setting }: SettingPanelProps) {
  const { key, id, title, text, fields, said, value, isSet, state, takeDown } = setting
  const path = valuePath(tenant, key)
  const form = useForm({ initial: value, submit: value => callApi('PUT', path, { value }), said })
  return (
    <Panel title={title} id={id} text={text} actions={state && <Tag tone={state.tone}>{state.label}</Tag>}>
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <Fields of={fields} form={form} path="value" />
        <SaveEnd form={form} />
      </form>
      {takeDown && isSet && <TakeDown path={path} words={takeDown} />}
    </Panel>
  )
}

interface TakeDownProps {
  path: string
  words: NonNullable<SettingPanelProps['setting']['takeDown']>
}

/** The way to have nothing under the key again. */
function TakeDown({ path, words: { button, ...words } }: TakeDownProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="o-form-end">
      <Button onClick={() => setAsking(true)}>{button}</Button>
      <ConfirmCall
        {...words}
        confirm={button}
        open={isAsking}
        call={() => callApi('PUT', path, { value: null })}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
