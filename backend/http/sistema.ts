import { CAPACIDADES } from '@/contract/llamada'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const sistema: Manejadores<'sistema'> = {
  capacidades: (_entrada, { pasarela }) => {
    const absent = [
      ...(pasarela ? [] : ['pago.enLinea']),
      ...(pasarela?.nombre === 'prueba' ? [] : ['pasarela.prueba']),
    ]
    return Promise.resolve({ capacidades: CAPACIDADES.filter((one) => !absent.includes(one)) })
  },
}
