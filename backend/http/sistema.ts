import { VERSION } from '@/contract/servidor'
import { motorInWords, readMotor } from '@/backend/db/motor'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { readPrograma } from '@/backend/db/programa'

export const sistema: Manejadores<'sistema'> = {
  capacidades: (_entrada, { pasarela }) =>
    Promise.resolve({ version: VERSION, pasarela: pasarela?.nombre ?? null }),
  programa: async (_entrada, _pedido, db) => ({
    version: readPrograma(),
    motor: motorInWords(await readMotor(db)),
  }),
}
