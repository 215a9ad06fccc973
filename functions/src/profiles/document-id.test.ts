import { expect, test } from 'vitest'
import { isDocumentId } from './document-id.ts'

test.each(['ada', 'Zk3v9QpTq0aWb1', 'a.b', '_a_', '__a', 'a b', 'এডা', 'x'.repeat(128)])(
  '"%s" → valid document id',
  (uid) => {
    expect(isDocumentId(uid)).toBe(true)
  },
)

test.each(['', '.', '..', '__a__', 'a/b', '../eve', 'a\ud800b', 'x'.repeat(129)])(
  '"%s" → invalid document id',
  (uid) => {
    expect(isDocumentId(uid)).toBe(false)
  },
)
