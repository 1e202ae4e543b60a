import { VERSION } from '@/contract/servidor'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const sistema: Manejadores<'sistema'> = {
  capacidades: (_entrada, { pasarela }) =>
    Promise.resolve({ version: VERSION, pasarela: pasarela?.nombre ?? null }),
}
