import * as z from 'zod'
import { dinero, entero, nulo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLASES_DE_PENDIENTE } from '@/domain/pendiente'

/**
 * Extension: what the person who asks has to see to, of what he may open, and only what there is. `monto` is the money
 * that a kind is about, `mes` the month as 'AAAA-MM'.
 */
export const traerPendientes = dato({
  metodo: 'GET',
  ruta: '/inicio/traerPendientes',
  acceso: 'inicio.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    pendientes: z.array(
      objeto({
        clase: z.enum(CLASES_DE_PENDIENTE),
        cantidad: entero(),
        monto: nulo(dinero()),
        mes: nulo(texto()),
      }).cable,
    ),
  }).cable,
})
