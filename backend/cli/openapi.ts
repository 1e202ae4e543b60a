import { readPrograma } from '@/backend/db/programa'
import { openApi } from '@/contract/openapi'

export async function run(): Promise<number> {
  const text = `${JSON.stringify(openApi(readPrograma()), null, 2)}\n`
  await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
  return 0
}
