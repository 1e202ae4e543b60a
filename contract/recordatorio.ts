import * as z from 'zod'
import { bit, entero, fecha, id, instante, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_ASUNTO, MAX_TEXTO } from '@/domain/mensaje'

const EXTENSION = { acceso: 'mensajes.enviar', extension: true } as const

/** Days are counted from the due date, below zero before it. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/recordatorio/traerTodos',
  ...EXTENSION,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    id,
    plantillaID: id,
    plantilla: texto(),
    dias: entero(),
    medio: entero(),
    activo: siNo,
    version: entero(),
  }).cable,
})

/** A new one without `recordatorioID`. */
export const guardar = dato({
  metodo: 'POST',
  ruta: '/recordatorio/guardar',
  ...EXTENSION,
  auditoria: { acto: 'recordatorio.guardar', palabras: 'Recordatorio guardado' },
  ejemplo: () => ({ plantillaID: 1, dias: -5, medio: 2, activo: 1 }),
  entrada: objeto({
    recordatorioID: opcional(id),
    plantillaID: entero('Elija una plantilla', 1),
    dias: entero('Ingrese los días, entre -60 y 365', -60, 365),
    medio: entero('Elija Whatsapp o Mail', 1, 2),
    activo: bit,
    version: opcional(entero('Versión inválida', 1)),
  }),
  salida: objeto({ id }).cable,
})

export const eliminar = dato({
  metodo: 'POST',
  ruta: '/recordatorio/eliminar',
  ...EXTENSION,
  auditoria: { acto: 'recordatorio.eliminar', palabras: 'Recordatorio eliminado' },
  ejemplo: ({ recordatorioID }) => ({ recordatorioID }),
  entrada: objeto({ recordatorioID: id }),
  salida: z.null(),
})

/** What the day's run would queue, rule by rule, and what the last runs did. */
export const simular = dato({
  metodo: 'GET',
  ruta: '/recordatorio/simular',
  ...EXTENSION,
  entrada: objeto({}),
  salida: objeto({
    reglas: z.array(objeto({ recordatorioID: id, cantidad: entero(), sinDestino: entero() }).cable),
    corridas: z.array(
      objeto({ dia: fecha(), encolados: entero(), omitidos: entero(), cuando: instante }).cable,
    ),
    diaVencimiento: entero(),
    /** What `{firma}` and `{pago}` are in every letter. */
    firma: texto(),
    pago: texto(),
  }).cable,
})

/** The day's run by hand, before its hour. */
export const correr = dato({
  metodo: 'POST',
  ruta: '/recordatorio/correr',
  ...EXTENSION,
  auditoria: { acto: 'recordatorio.correr', palabras: 'Recordatorios del día' },
  entrada: objeto({}),
  salida: objeto({ encolados: entero(), omitidos: entero() }).cable,
})

export const traerPlantillas = lista({
  metodo: 'GET',
  ruta: '/recordatorio/traerPlantillas',
  ...EXTENSION,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    id,
    nombre: texto(100),
    asunto: texto(MAX_ASUNTO),
    cuerpo: texto(MAX_TEXTO),
    version: entero(),
    usos: entero(),
  }).cable,
})

/** A new one without `plantillaID`; what is queued keeps its words. */
export const guardarPlantilla = dato({
  metodo: 'POST',
  ruta: '/recordatorio/guardarPlantilla',
  ...EXTENSION,
  auditoria: { acto: 'plantilla.guardar', palabras: 'Plantilla guardada' },
  ejemplo: () => ({ nombre: 'Aviso', asunto: 'Su cuota', cuerpo: 'Vence el {vencimiento}' }),
  entrada: objeto({
    plantillaID: opcional(id),
    nombre: textoRequerido('Ingrese Nombre', 100),
    asunto: textoRequerido('Ingrese Asunto', MAX_ASUNTO),
    cuerpo: textoRequerido('Ingrese el mensaje', MAX_TEXTO),
    version: opcional(entero('Versión inválida', 1)),
  }),
  salida: objeto({ id }).cable,
})

export const eliminarPlantilla = dato({
  metodo: 'POST',
  ruta: '/recordatorio/eliminarPlantilla',
  ...EXTENSION,
  auditoria: { acto: 'plantilla.eliminar', palabras: 'Plantilla eliminada' },
  ejemplo: ({ plantillaSinUso }) => ({ plantillaID: plantillaSinUso }),
  entrada: objeto({ plantillaID: id }),
  salida: z.null(),
})
