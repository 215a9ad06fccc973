import { useState } from 'react'
import type { SettingOutcome } from '../../../account/account-settings.ts'
import { FormDialog } from '../../../account/forms/form-dialog.tsx'
import type { AccountDialogProps } from '../../../account/forms/use-account-dialog.tsx'
import { settingsMessages } from '../../../account/settings-messages.ts'
import { referralDays } from '../../../brand/referral-code.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorBox } from '../../../components/error-box.tsx'
import { downloadJson } from './download-json.ts'

/** The statistics switch, the download of the user's data, and the list of stored data (docs/data.md). */
export function PrivacySettings({ settings, onClose }: AccountDialogProps) {
  return (
    <FormDialog
      title="Privacy Settings"
      action="Save"
      success={settingsMessages.privacySaved}
      onSubmit={(form) => settings.setSharesUsage(form.has('statistics'))}
      onClose={onClose}
    >
      <div>
        <Checkbox
          role="switch"
          name="statistics"
          label="Share usage statistics"
          aria-describedby="statistics-note"
          defaultChecked={settings.sharesUsage()}
        />
        <p id="statistics-note" className="text-15 text-smoke">
          {settings.measuresUsage
            ? 'We count sign-ups and sign-ins with Google Analytics. This device keeps your choice.'
            : 'This shop measures nothing at present. This device keeps your choice.'}
        </p>
      </div>
      <Download settings={settings} />
      <StorageList />
    </FormDialog>
  )
}

const fileName = 'my-data.json'

function Download({ settings }: Pick<AccountDialogProps, 'settings'>) {
  const [loading, setLoading] = useState(false)
  const [outcome, setOutcome] = useState<SettingOutcome>()
  const download = async () => {
    setLoading(true)
    setOutcome(undefined)
    const loaded = await settings.loadData()
    setLoading(false)
    setOutcome(loaded)
    if (loaded.ok) downloadJson(fileName, loaded.data)
  }
  return (
    <div>
      {outcome?.ok === false && <ErrorBox className="mb-5">{outcome.message}</ErrorBox>}
      <Button
        variant="outline"
        size="sm"
        className="max-xs:px-3"
        aria-disabled={loading}
        onClick={() => void (loading || download())}
      >
        Download my data
      </Button>
      <p role="status" className="pt-2 text-15 text-smoke">
        {outcome?.ok && `Saved as ${fileName}.`}
      </p>
    </div>
  )
}

/** Only what is true of every installation: what backups one has is the operator's choice (docs/data.md). */
const stored = [
  ['Your profile', 'in the shop’s database, until you delete your account.'],
  ['Your sign-in', 'with Firebase Authentication by Google, until you delete your account.'],
  [
    'This browser',
    `keeps your session until you log out, and a referral code for up to ${referralDays} days.`,
  ],
] as const

const StorageList = () => (
  <section>
    <h3 className="type-sub pb-2 text-17">What is stored</h3>
    <ul className="list-disc pl-5 text-15">
      {stored.map(([what, where]) => (
        <li key={what}>
          <b>{what}</b> {where}
        </li>
      ))}
    </ul>
  </section>
)
