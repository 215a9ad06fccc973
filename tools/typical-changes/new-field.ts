import type { Change } from './change.ts'

export const newField: Change = {
  name: 'a favourite flavour in the profile',
  files: 3,
  async apply({ edit, write }) {
    await edit(
      'contract/src/profile.ts',
      '  phone: ',
      '  favouriteFlavour: text({ max: 60 }),\n  phone: ',
    )
    await edit(
      'web/src/routes/profile/profile-form.tsx',
      "  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },\n",
      "  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },\n" +
        "  { name: 'favouriteFlavour', label: 'Favourite flavour', autoComplete: 'off' },\n",
    )
    await write('functions/src/routes/favourite-flavour.test.ts', favouriteFlavourTest)
  },
}

const favouriteFlavourTest = `import { changedFields, type Profile } from '@shop/contract/profile'
import request from 'supertest'
import { expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

async function registered() {
  const profiles = memoryProfiles()
  await profiles.createIfAbsent('ada', { email: ada.email, name: ada.name })
  const put = (body: object) =>
    request(testApp({ profiles }))
      .put('/api/auth/profile')
      .set('Authorization', tokenOf('ada'))
      .send(body)
  return { put }
}

test('favourite flavour → empty in a new profile, saved, and compared', async () => {
  const { put } = await registered()
  expect((await put({})).body).toHaveProperty('favouriteFlavour', '')

  const { body } = (await put({ favouriteFlavour: 'আম' })) as { body: Profile }

  expect(body.favouriteFlavour).toBe('আম')
  expect((await put({ phone: '1' })).body).toHaveProperty('favouriteFlavour', 'আম')
  const change = { favouriteFlavour: 'Mango' }
  expect(changedFields(body, { ...body, ...change })).toEqual(change)
})

test('favourite flavour above the limit → 400', async () => {
  const { put } = await registered()

  const reply = await put({ favouriteFlavour: 'x'.repeat(61) })

  expect(reply.status).toBe(400)
  expect(reply.body).toHaveProperty(
    'message',
    'favouriteFlavour must be text of at most 60 characters.',
  )
})
`
