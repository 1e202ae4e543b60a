import { repoRoot } from '@/backend/db/root'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { measureInsurance } from '@/bench/cobertura'
import { withPadron } from '@/bench/padron'
import { startBarePage } from '@/bench/pelada'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'

/** The part of `npm run bench` about insurance alone, on the register of PADRON_DEMO: `node bench/correr.mjs seguros`. */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3960, api: 4960 }
  const pelada = await startBarePage(repoRoot(), 3970)
  try {
    const medidas = await withPadron(lugar, {}, async (padron) =>
      measureInsurance(padron, await openSite(lugar, pelada.url), pelada),
    )
    print(medidas, 'el registro de PADRON_DEMO')
  } finally {
    pelada.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
