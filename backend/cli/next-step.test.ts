import { expect, test } from 'vitest'
import { nextStep } from '@/backend/cli/next-step'

test('who gave the order by npm starts by npm, and who keeps a service starts that', () => {
  expect(nextStep({ NODE_ENV: 'test', npm_lifecycle_event: 'estrenar' })).toBe('npm start lo pone en marcha.')
  const installed = nextStep({ NODE_ENV: 'test' })
  expect(installed).not.toContain('npm')
  expect(installed).toContain('systemctl enable --now padron')
})
