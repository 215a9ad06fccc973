import { storeReferral } from '../../account/referral.ts'
import { referralCodeIn } from '../../brand/referral-code.ts'

// Hosting serves the home page under the path of a referral link: this script stores the code and shows the page
// under its own path, before the router starts. Replaced, because Back must lead to the page with the link.
const code = referralCodeIn(location.pathname)
if (code !== undefined) {
  storeReferral(code)
  history.replaceState(null, '', '/')
}
