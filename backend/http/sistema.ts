import { VERSION } from '@/contract/servidor'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { ANTERIORES } from '@/backend/http/former-capabilities'

export const sistema: Manejadores<'sistema'> = {
  capacidades: (_entrada, { pasarela }) =>
    Promise.resolve({
      version: VERSION,
      pasarela: pasarela?.nombre ?? null,
      capacidades: [
        ...ANTERIORES,
        ...(pasarela ? ['pago.enLinea'] : []),
        ...(pasarela?.nombre === 'prueba' ? ['pasarela.prueba'] : []),
      ],
    }),
}
