import { openProceso, type Proceso } from '@/bench/torture/proceso'

/** The built REST API, not started yet. */
export const openApi = (databaseUrl: string): Promise<Proceso> =>
  openProceso({
    nombre: 'La API',
    program: 'dist/servidor.mjs',
    salud: '/salud/lista',
    env: (API_PORT) => ({ DATABASE_URL: databaseUrl, API_PORT, PADRON_REGISTRO: 'demo' }),
  })
