import * as z from 'zod'
import { dinero, entero, texto } from '@/contract/campos'
import { MIEMBRO } from '@/contract/campos-persona'
import { cuentas } from '@/contract/listas/cuentas'
import { llamadasConTotales } from '@/contract/listas/llamadas'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'

/** saldo = pendiente − aFavor: above zero means debt. */
const fila = objeto({
  ...MIEMBRO,
  estado: texto(),
  pendiente: dinero(),
  aFavor: dinero(),
  saldo: dinero(),
  ...LUGAR,
}).cable

const EJEMPLO = { nombre: 'moroso', dni: '', matricula: '', saldo: 'deuda' } as const

/** A page, and the totals of all that match. */
export const { traerTodos, traerLote } = llamadasConTotales(cuentas, {
  fila,
  totales: objeto({
    cantidad: entero(),
    pendiente: dinero(),
    aFavor: dinero(),
    saldo: dinero(),
    filas: z.array(fila),
  }).cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'saldo desc', ...EJEMPLO }),
    lote: () => ({ ...EJEMPLO, cantidad: 10 }),
  },
})
