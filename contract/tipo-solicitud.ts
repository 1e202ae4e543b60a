import * as z from 'zod'
import { dinero, entero, id, nulo, opcional, siNo, texto, textoRequerido, vaciable } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { TODOS_LOS_ESTADOS } from '@/domain/reglas-de-emision'
import {
  CLASES,
  isCorte,
  MAX_ANIOS,
  MAX_AYUDA,
  MAX_NOMBRE_DE_PAPEL,
  MAX_REQUISITOS,
  QUIENES_DECIDEN,
} from '@/domain/solicitud'

/** The kinds of request are an extension as a whole (decision 321). They are six: each does something of its own. */
const requisito = objeto({
  nombre: textoRequerido('Ingrese qué papel se pide', MAX_NOMBRE_DE_PAPEL),
  ayuda: vaciable(texto(MAX_AYUDA)),
  obligatorio: siNo,
  original: siNo,
  diasDeVigencia: opcional(entero('Ingrese un número entre 1 y 3650', 1, 3_650)),
}).cable

const REGLAS = {
  abierta: siNo,
  decide: z.enum(QUIENES_DECIDEN, 'Elija quién decide'),
  deuda: entero('Elija qué deuda se mira', 0, 2),
  estados: entero('Elija al menos un estado', 1, TODOS_LOS_ESTADOS),
  devuelveCarnet: siNo,
} as const

/** Each with its rules and papers. `monto`: what its concept costs today, null where nothing. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/tipo_solicitud/traerTodos',
  acceso: 'solicitudes.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    id,
    clase: z.enum(CLASES),
    nombre: texto(),
    ...REGLAS,
    conceptoID: nulo(id),
    monto: nulo(dinero()),
    plazoHabiles: nulo(entero()),
    anios: nulo(entero()),
    corte: nulo(texto(5)),
    version: entero(),
    requisitos: z.array(
      objeto({
        nombre: texto(),
        ayuda: texto(),
        obligatorio: siNo,
        original: siNo,
        diasDeVigencia: nulo(entero()),
      }).cable,
    ),
  }).cable,
})

/** A change since `version` refuses it. What was presented before keeps the papers that it was asked for. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/tipo_solicitud/actualizarDatos',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'tipoSolicitud.editar', palabras: 'Tipo de solicitud cambiado' },
  ejemplo: () => ({
    ...{ tipoSolicitudID: 1, nombre: 'Baja', abierta: true, decide: 'oficina', deuda: 1, estados: 31 },
    ...{ devuelveCarnet: true, plazoHabiles: 10, corte: '03-31', version: 1 },
    requisitosJSON: JSON.stringify([{ nombre: 'Nota firmada', obligatorio: true, original: true }]),
  }),
  entrada: objeto({
    id: ['tipoSolicitudID', id],
    nombre: textoRequerido('Ingrese cómo se llama', 100),
    ...REGLAS,
    conceptoID: opcional(entero('Elija un Concepto', 1)),
    plazoHabiles: opcional(entero('Ingrese un número entre 1 y 250', 1, 250)),
    anios: opcional(entero(`Ingrese un número entre 1 y ${MAX_ANIOS}`, 1, MAX_ANIOS)),
    corte: opcional(texto(5).refine(isCorte, 'Ingrese el mes y el día, como 03-31')),
    requisitos: [
      'requisitosJSON',
      jsonEn(z.array(requisito).max(MAX_REQUISITOS, `Hasta ${MAX_REQUISITOS} papeles`)),
    ],
    version: entero('Versión inválida', 1),
  }),
  salida: z.null(),
})
