import { readPrograma } from '@/backend/db/programa'
import { readSettings } from '@/backend/cli/environment'
import { openApi } from '@/contract/openapi'

export async function run(): Promise<number> {
  const { apiHost, apiPort } = readSettings()
  const document = openApi(readPrograma(), `http://${apiHost}:${apiPort}`)
  const text = `${JSON.stringify(document, null, 2)}\n`
  await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
  return 0
}
