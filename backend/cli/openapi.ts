import { openApi } from '@/contract/openapi'

export async function run(): Promise<number> {
  const text = `${JSON.stringify(openApi(), null, 2)}\n`
  await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
  return 0
}
