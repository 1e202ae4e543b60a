import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, siNo, texto, textoRequerido, vaciable } from '@/contract/campos'
import { actos } from '@/contract/listas/actos'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLASES, ESTADOS, MAX_ASUNTO, MAX_BYTES_DE_ACTO, MAX_ORGANO } from '@/domain/acto'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'

/** Numbered resolutions are an extension as a whole (decision 316). */
const clase = z.enum(CLASES, 'Elija la clase')
const estado = z.enum(ESTADOS, 'Estado inválido')
const cuerpo = texto(MAX_BYTES_DE_ACTO)
const nombrado = objeto({ id, nombre: texto() }).cable

const fila = objeto({
  id,
  clase,
  numero: nulo(entero()),
  anio: nulo(entero()),
  fecha: fecha(),
  organo: texto(),
  asunto: texto(),
  estado,
  /** The act that took its effect. */
  por: nulo(texto()),
  ...LUGAR,
}).cable

export const { traerTodos, traerLote: exportar } = llamadasDeListado(actos, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'numero asc', clase: 'resolucion', texto: 'valor' }),
    lote: () => ({ clase: 'resolucion', cantidad: 10 }),
  },
})

/** `citas`: what rests on it, or once did (`rige` says which), each with the screen where it is seen. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/acto/traerDatos',
  acceso: 'actos.ver',
  extension: true,
  ejemplo: ({ actoID }) => ({ actoID }),
  entrada: objeto({ id: ['actoID', id] }),
  salida: objeto({
    id,
    clase,
    numero: nulo(entero()),
    anio: nulo(entero()),
    fecha: fecha(),
    organo: texto(),
    asunto: texto(),
    visto: cuerpo,
    considerando: cuerpo,
    resuelve: cuerpo,
    estado,
    firmada: nulo(fecha()),
    /** The hash of its scan. */
    escaneo: nulo(texto(64)),
    por: nulo(nombrado),
    dejaSinEfecto: z.array(nombrado),
    firmantes: z.array(objeto({ firmanteID: id, nombre: texto(), cargo: texto() }).cable),
    citas: z.array(
      objeto({
        tabla: texto(),
        fuente: texto(),
        fila: id,
        /** The id of what is opened to see it. */
        donde: id,
        que: texto(),
        rige: siNo,
        hoyPor: nulo(nombrado),
      }).cable,
    ),
    /** Whether who asks may number it and take its effect, by role or by name. */
    numera: siNo,
    /** How many must sign. */
    firmas: entero(),
    /** Whether its class and year have no number yet, so that the first may be told. */
    primera: siNo,
    version: entero(),
  }).cable,
})

const escrito = {
  clase,
  organo: textoRequerido('Ingrese el órgano', MAX_ORGANO),
  fecha: fecha('Ingrese la fecha'),
  asunto: textoRequerido('Ingrese el tema', MAX_ASUNTO),
  visto: cuerpo,
  considerando: cuerpo,
  resuelve: cuerpo,
  primerFirmanteID: vaciable(entero('Elija un firmante', 1), null),
  segundoFirmanteID: vaciable(entero('Elija un firmante', 1), null),
}
const EJEMPLO = {
  clase: 'resolucion',
  organo: 'Junta Directiva',
  fecha: '2026-03-02',
  asunto: 'Valores de la matrícula',
  visto: '<p>La nota de Tesorería</p>',
  considerando: '<p>Que corresponde actualizar los valores</p>',
  resuelve: '<p>Fíjanse los valores</p>',
} as const

export const crear = dato({
  metodo: 'POST',
  ruta: '/acto/crear',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.crear', palabras: 'Borrador de resolución' },
  ejemplo: ({ firmanteID }) => ({ ...EJEMPLO, primerFirmanteID: firmanteID }),
  entrada: objeto(escrito),
  salida: objeto({ id }).cable,
})

/** Of a draft alone. `version` is the one that was seen. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/acto/actualizarDatos',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.editar', palabras: 'Cambio en un borrador de resolución' },
  ejemplo: ({ actoBorradorID }) => ({ ...EJEMPLO, actoID: actoBorradorID, asunto: 'Otro tema', version: 1 }),
  entrada: objeto({ ...escrito, id: ['actoID', id], version: entero('Versión inválida', 1) }),
  salida: z.null(),
})

/** Of a draft alone, which nothing can rest on. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/acto/eliminar',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.eliminar', palabras: 'Borrador de resolución eliminado' },
  ejemplo: ({ actoEliminable }) => ({ actoID: actoEliminable }),
  entrada: objeto({ id: ['actoID', id] }),
  salida: z.null(),
})

/**
 * Gives a draft the next number of its class and year; from then on its text is fixed. `primero`: where the year's
 * numbers begin, for a council whose first ones were given on paper; told once, before any is given here.
 */
export const numerar = dato({
  metodo: 'POST',
  ruta: '/acto/numerar',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.numerar', palabras: 'Resolución numerada' },
  ejemplo: ({ actoNumerable }) => ({ actoID: actoNumerable, version: 1 }),
  entrada: objeto({
    id: ['actoID', id],
    version: entero('Versión inválida', 1),
    primero: opcional(entero('Ingrese el primer número del año', 1, 9_999)),
  }),
  salida: objeto({ numero: entero(), anio: entero() }).cable,
})

/** The day on which it was signed, and the paper as it was scanned; another scan takes its place. */
export const firmar = archivo({
  metodo: 'POST',
  ruta: '/acto/firmar',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.firmar', palabras: 'Resolución firmada' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ actoID }) => ({ actoID, fecha: '2026-03-03' }),
  entrada: objeto({ id: ['actoID', id], fecha: fecha('Ingrese el día en que se firmó') }),
  salida: z.null(),
})

export const verEscaneo = archivo({
  metodo: 'GET',
  ruta: '/acto/verEscaneo',
  acceso: 'actos.ver',
  extension: true,
  sale: true,
  ejemplo: ({ actoFirmadoID }) => ({ actoID: actoFirmadoID }),
  entrada: objeto({ id: ['actoID', id] }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})

/** Refused while something that runs rests on it. */
export const dejarSinEfecto = dato({
  metodo: 'POST',
  ruta: '/acto/dejarSinEfecto',
  acceso: 'actos.redactar',
  extension: true,
  auditoria: { acto: 'acto.dejarSinEfecto', palabras: 'Resolución sin efecto' },
  ejemplo: ({ actoSuperadoID, actoID }) => ({ actoID: actoSuperadoID, porActoID: actoID }),
  entrada: objeto({ id: ['actoID', id], porActoID: entero('Elija la resolución que la deja sin efecto', 1) }),
  salida: z.null(),
})

/** Those that something may rest on, the newest first; at most as many as a select shows. */
export const traerTodosSelect = lista({
  metodo: 'GET',
  ruta: '/acto/traerTodosSelect',
  acceso: 'actos.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: nombrado,
})
