/**
 * Can this uid name a document? Firebase makes only such uids; an operator who creates users by hand
 * could make others, which Firestore refuses or reads as a path.
 */
export function isDocumentId(uid: string): boolean {
  return /^(?!\.{1,2}$|__.*__$)[^/\p{Surrogate}]{1,128}$/su.test(uid)
}
