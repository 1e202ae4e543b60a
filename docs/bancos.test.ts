import { expect, test } from 'vitest'
import { pageOfBanks } from '@/docs/bancos'

test('docs/bancos.md says what the declarations say; `npm run bancos` writes it anew', async () => {
  await expect(pageOfBanks()).toMatchFileSnapshot('bancos.md')
})
