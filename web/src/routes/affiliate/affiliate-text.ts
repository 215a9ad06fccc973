import { formatTaka } from '../../brand/format-number.ts'
import { referralDays } from '../../brand/referral-code.ts'

/** The programme's terms (specification, section 9): rates in per cent, money in taka. */
export const affiliateTerms = {
  baseCommission: 10,
  extraCommission: 2,
  extraFromMonthlySales: 50_000,
  minimumPayout: 1000,
  cookieDays: referralDays,
} as const

const { baseCommission, extraCommission, extraFromMonthlySales, cookieDays } = affiliateTerms
const extraFrom = formatTaka(extraFromMonthlySales)
const minimumPayout = formatTaka(affiliateTerms.minimumPayout)

/** In whole taka. */
export function commissionOf(sales: number) {
  const base = Math.round((sales * baseCommission) / 100)
  const extra = sales >= extraFromMonthlySales ? Math.round((sales * extraCommission) / 100) : 0
  return { base, extra, total: base + extra }
}

export const affiliatePage = {
  hero: {
    figure: `${baseCommission}%`,
    title: 'of every\u00a0sale, for\u00a0life.',
    lead: `Share one link. A visitor who buys within ${cookieDays} days counts as yours, and your commissions are for life.`,
    toForm: 'Join the programme',
  },
  steps: {
    heading: 'Three steps, no maths.',
    items: [
      { title: 'Fill in four fields', text: 'Name, email, phone, and a handle if you have one.' },
      { title: 'Share your link', text: 'Bio, story, gym group, class whiteboard.' },
      {
        title: 'Get paid monthly',
        text: `By bank transfer, once you have earned ${minimumPayout}.`,
      },
    ],
  },
  month: { heading: 'A month, on paper.' },
  form: {
    heading: 'Join the programme',
    action: 'Get my link',
    busyAction: 'Signing up...',
    /** What the form asks for, by the name of the field. */
    wanted: { name: 'your full name', email: 'a valid email address', phone: 'your phone' },
    note: 'Your link appears on this page. We do not store what you enter. Payouts by bank transfer, once a month.',
  },
  success: {
    title: "You're In!",
    note: 'Copy your link now, because we do not store it.',
  },
} as const

/** The error for the fields with these names. */
export function incompleteText(names: readonly string[]) {
  const wanted = Object.entries(affiliatePage.form.wanted).filter(([name]) => names.includes(name))
  const list = new Intl.ListFormat('en-GB').format(wanted.map(([, text]) => text))
  return `Please fill in ${list}.`
}

export const affiliateFigures = [
  { value: `${baseCommission}%`, text: 'base commission, lifetime' },
  { value: `+${extraCommission}%`, text: `extra at ${extraFrom} monthly sales` },
  { value: `${cookieDays} days`, text: 'referral cookie' },
  { value: minimumPayout, text: 'minimum payout, monthly by bank' },
] as const

const worked = commissionOf(extraFromMonthlySales)

/** The sales and commissions of an example month, in taka. The last row is the total commission. */
export const affiliateMonth = [
  { label: 'Sales through your link', amount: extraFromMonthlySales },
  { label: `Base commission, ${baseCommission}%`, amount: worked.base },
  { label: `Extra at ${extraFrom}, ${extraCommission}%`, amount: worked.extra },
  { label: 'Paid to your bank', amount: worked.total },
] as const
