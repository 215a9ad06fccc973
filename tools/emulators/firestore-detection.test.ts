import { expect, test } from 'vitest'
import { javaMajorVersion } from './firestore-detection.ts'

test.for([
  ['openjdk version "21.0.2" 2024-01-16 LTS', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "24" 2025-03-18', 24],
  ['java version "1.8.0_401"', 8],
  ['The operation could not be completed. Unable to locate a Java Runtime.', 0],
])('java -version prints %s → major version is %i', ([text, major]) => {
  expect(javaMajorVersion(String(text))).toBe(major)
})
