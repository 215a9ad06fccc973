import { maxUidLength } from '@shop/contract/api'

/**
 * Whether this uid is a valid Firestore document id. Firebase creates only such uids. An operator who adds
 * users by hand can choose other uids, which Firestore rejects or treats as a path.
 */
export function isDocumentId(uid: string): boolean {
  return uid.length <= maxUidLength && /^(?!\.{1,2}$|__.*__$)[^/\p{Surrogate}]+$/su.test(uid)
}
