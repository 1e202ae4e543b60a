import { openProceso, type Proceso, type Receta } from '@/bench/torture/proceso'

/** The built REST API, not started yet. */
export const openApi = (
  databaseUrl: string,
  more: Record<string, string> = {},
  lugar?: Receta['lugar'],
): Promise<Proceso> =>
  openProceso({
    lugar,
    nombre: 'La API',
    program: 'dist/servidor.mjs',
    salud: '/salud/lista',
    env: (API_PORT) => ({ DATABASE_URL: databaseUrl, API_PORT, PADRON_REGISTRO: 'demo', ...more }),
  })
