import * as z from 'zod'
import { entero, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVES_AJUSTE, CLAVES_DE_PERSONAS } from '@/domain/ajustes'
import { MAX_PERSONAS } from '@/domain/personas'

const persona = objeto({ id, nombre: nulo(texto()) }).cable

/**
 * The rules as they are set; domain/ajustes.ts tells what they are. `version` 0 was never changed. A list of persons
 * has `personas` and no `valor`; `nombre` is what an id stands for.
 */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/ajuste/traerTodos',
  acceso: 'ajustes.administrar',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    clave: texto(),
    valor: nulo(entero()),
    nombre: opcional(texto()),
    /** Of a rule that is words, which has no `valor`. */
    texto: opcional(texto()),
    personas: nulo(z.array(persona)),
    version: entero(),
    cambiado: nulo(instante),
    quien: nulo(texto()),
  }).cable,
})

/** Users whose role lets them be named by a rule of persons. */
export const traerPersonas = lista({
  metodo: 'GET',
  ruta: '/ajuste/traerPersonas',
  acceso: 'ajustes.administrar',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ clave: 'elegirPlanes' }),
  entrada: objeto({ clave: opcional(z.enum(CLAVES_DE_PERSONAS, 'Esa regla no es una lista de personas')) }),
  salida: objeto({ id, nombre: texto(), usuario: texto() }).cable,
})

/** A change since `version` refuses it. It acts at once on every machine. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/ajuste/actualizarDatos',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'ajuste.editar', palabras: 'Cambio de una regla' },
  ejemplo: () => ({ clave: 'claveMinima', valor: 8, version: 0 }),
  entrada: objeto({
    clave: z.enum(CLAVES_AJUSTE, 'Esa regla no existe'),
    valor: opcional(entero()),
    texto: opcional(texto()),
    personas: opcional(z.array(id).max(MAX_PERSONAS, `Elija hasta ${MAX_PERSONAS} personas`)),
    version: entero('Versión inválida', 0),
  }),
  salida: z.null(),
})
