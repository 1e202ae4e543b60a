import * as z from 'zod'
import { entero, fecha, id, nulo, texto } from '@/contract/campos'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLAVES_DE_FALTA } from '@/domain/control-cobertura'

/** What a month's cover lacks is an extension as a whole (decision 145). */
const falta = z.enum(CLAVES_DE_FALTA, 'Elija una opción')
const MES = {
  mes: entero('Elija el mes', 1, 12),
  anio: entero('Elija el año', 2000, 2199),
} as const
const EJEMPLO = { mes: 11, anio: 2026 } as const

/** `id` is of the list alone. `desde`: since when it is so; null where that is no day. */
const fila = objeto({
  id: entero(),
  falta,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  estado: texto(),
  desde: nulo(fecha()),
  ...LUGAR,
}).cable

/** How many of each, on the day that the month is looked at; refused for a month that has not begun. */
export const contar = dato({
  metodo: 'GET',
  ruta: '/controlCobertura/contar',
  acceso: 'seguros.ver',
  extension: true,
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({
    corte: fecha(),
    polizas: entero(),
    faltas: z.array(objeto({ falta, cantidad: entero() }).cable),
  }).cable,
})

/** By fault, the gravest first, and by name. Without a month it is refused. */
export const { traerTodos, traerLote } = llamadasDeListado(controlCobertura, {
  fila,
  ejemplo: {
    pagina: () => ({
      ...{ ...EJEMPLO, nroPagina: 1, orden: 'matricula asc' },
      ...{ falta: 'sinPoliza', nombre: 'ledesma' },
    }),
    lote: () => ({ ...EJEMPLO, cantidad: 10 }),
  },
})
