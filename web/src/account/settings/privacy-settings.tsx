import { useState } from 'react'
import { referralDays } from '../../brand/referral-code.ts'
import { ErrorBox } from '../../components/error-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { done, failure, sentenceOf, type FormValues, type Outcome } from '../errors.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'
import { sharesUsage, storeSharesUsage } from '../usage-statistics.ts'

type PrivacySettingsProps = Pick<SettingProps, 'measurementId' | 'onClose'>

export function PrivacySettings({ measurementId, onClose }: PrivacySettingsProps) {
  const save = (_: AccountActions, values: FormValues) => {
    const isStored = storeSharesUsage('statistics' in values, measurementId)
    return Promise.resolve(isStored ? done : failure('settingNotStored'))
  }

  return (
    <FormDialog
      title="Privacy Settings"
      label="Save"
      action={save}
      notice={notices.privacySaved}
      onClose={onClose}
    >
      <div>
        <Checkbox
          role="switch"
          name="statistics"
          label="Share usage statistics"
          aria-describedby="statistics-note"
          defaultChecked={sharesUsage()}
        />
        <p id="statistics-note" className="text-sm text-smoke">
          {measurementId
            ? 'We count sign-ups and sign-ins with Google Analytics, and pages report their errors. This device keeps your choice.'
            : 'This shop measures nothing at present. Pages report their errors. This device keeps your choice.'}
        </p>
      </div>
      <Download />
      <StorageList />
    </FormDialog>
  )
}

const fileName = 'my-data.json'

function Download() {
  const { run } = useAccount()
  const [loading, setLoading] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<object>>()
  const download = async () => {
    setLoading(true)
    setOutcome(undefined)
    const loaded = await run(({ loadData }) => loadData())
    setLoading(false)
    setOutcome(loaded)
    if (loaded.ok) downloadJson(fileName, loaded.data)
  }
  return (
    <div>
      {outcome?.ok === false && <ErrorBox className="mb-5">{sentenceOf(outcome)}</ErrorBox>}
      <Button
        variant="outline"
        size="sm"
        className="max-xs:px-3"
        aria-disabled={loading}
        onClick={() => void (loading || download())}
      >
        Download my data
      </Button>
      <p role="status" className="pt-2 text-sm text-smoke">
        {loading ? 'Loading your data' : outcome?.ok && `Saved as ${fileName}.`}
      </p>
    </div>
  )
}

function downloadJson(name: string, value: unknown) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Safari still reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Only what is true of every installation: what backups one has is the operator's choice (docs/data.md). */
const stored = [
  ['Your profile', 'in the shop’s database, until you delete your account.'],
  ['Your sign-in', 'with Firebase Authentication by Google, until you delete your account.'],
  ['Errors in pages', 'in the shop’s log: what failed and in which browser, but not for whom.'],
  [
    'This browser',
    `keeps your session until you log out, a referral code for up to ${referralDays} days, the settings of the shop, and pages that you have visited, to show them offline.`,
  ],
  [
    'This tab',
    'keeps where you have scrolled to, and changes of your profile until you save them.',
  ],
] as const

const StorageList = () => (
  <section>
    <h3 className="type-sub pb-2 text-lg">What is stored</h3>
    <ul className="list-disc pl-5 text-sm">
      {stored.map(([what, where]) => (
        <li key={what}>
          <b>{what}</b> {where}
        </li>
      ))}
    </ul>
  </section>
)
