import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, texto } from '@/contract/campos'
import { llamadasConTotales } from '@/contract/listas/llamadas'
import { prescripcion } from '@/contract/listas/prescripcion'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import {
  CLAVES_DE_EVENTO,
  CLAVES_DE_MEDIO,
  MAX_DETALLE_DE_EVENTO,
  MAX_SEGUIMIENTO,
} from '@/domain/prescripcion'

/** What can no more be claimed is told and never written off by itself; an extension as a whole (decision 323). */
const SUMAS = {
  prescriptoDos: dinero(),
  porPrescribirDos: dinero(),
  prescriptoCinco: dinero(),
  porPrescribirCinco: dinero(),
} as const

const fila = objeto({
  id,
  matricula: entero(),
  apellidoNombre: texto(),
  ...SUMAS,
  /** The last day of what is barred next. */
  proximoDos: nulo(fecha()),
  proximoCinco: nulo(fecha()),
  ...LUGAR,
}).cable

/** `rige`: the years that the council decided for, 0 for undecided: then rows are looked for by either; and by which article. */
export const { traerTodos: traerTodas, traerLote } = llamadasConTotales(prescripcion, {
  fila,
  totales: objeto({ cantidad: entero(), ...SUMAS, rige: entero(), articulo: texto(), filas: z.array(fila) })
    .cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'prescriptoDos desc', situacion: 'prescripto', por: 'dos' }),
    lote: () => ({ cantidad: 10 }),
  },
})

const clase = z.enum(CLAVES_DE_EVENTO)

/**
 * What one member owes of what was due before today, oldest first: the last day by each term and why; and what was noted,
 * the newest first.
 */
export const traerDe = dato({
  metodo: 'GET',
  ruta: '/prescripcion/traerDe',
  acceso: 'cobranza.ver',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    rige: entero(),
    articulo: texto(),
    deudas: z.array(
      objeto({
        id,
        nombre: texto(2000),
        monto: dinero(),
        vence: fecha(),
        dos: fecha(),
        porqueDos: texto(5000),
        cinco: fecha(),
        porqueCinco: texto(5000),
      }).cable,
    ),
    eventos: z.array(
      objeto({
        id,
        clase,
        dia: fecha(),
        hasta: nulo(fecha()),
        medio: nulo(z.enum(CLAVES_DE_MEDIO)),
        seguimiento: nulo(texto(MAX_SEGUIMIENTO)),
        /** Of a reception: the letter. */
        intimacionID: nulo(id),
        detalle: nulo(texto(MAX_DETALLE_DE_EVENTO)),
        /** The hash of the paper that came with it. */
        escaneo: nulo(texto(64)),
        anotado: instante,
        quien: nulo(texto()),
        anulado: nulo(instante),
        motivo: nulo(texto(MAX_DETALLE_DE_EVENTO)),
      }).cable,
    ),
  }).cable,
})
