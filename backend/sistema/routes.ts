import { CAPACIDADES } from '@/contract/llamada'
import type { Manejadores } from '@/backend/http/manejador'

export const sistema: Manejadores<'sistema'> = {
  capacidades: () => Promise.resolve({ capacidades: [...CAPACIDADES] }),
}
