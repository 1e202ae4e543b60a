import { demoFolder } from '@/backend/db/supervisor/folder'
import { measureList } from '@/bench/lista'
import { print } from '@/bench/tabla'

/** The part of `npm run bench` about the list page alone, on the register of PADRON_DEMO: `node bench/correr.mjs procesos`. */
measureList({ demo: demoFolder(process.env).root, web: 3920, api: 4920 }, 3930).then(
  (medidas) => {
    print(medidas, 'el registro de PADRON_DEMO')
    process.exit(0)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
