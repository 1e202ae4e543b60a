import * as z from 'zod'
import { entero, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLASES_CON_REGLAS } from '@/domain/papel'
import { TEMAS_DE_REGLA, TODOS_LOS_ESTADOS } from '@/domain/reglas-de-emision'

/** Extension: what a type of certificate asks besides its kind of paper. `version` 0 was never changed. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/regla_emision/traerDatos',
  acceso: 'catalogos.administrar',
  extension: true,
  ejemplo: () => ({ tipoCertificadoID: 1 }),
  entrada: objeto({ tipoCertificadoID: id }),
  salida: objeto({
    estados: entero(),
    deuda: entero(),
    especialidad: entero(),
    version: entero(),
    cambiado: nulo(instante),
    quien: nulo(texto()),
  }).cable,
})

/** A change since `version` refuses it. `estados` are boxes of the eight states: all of them ask nothing. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/regla_emision/actualizarDatos',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'reglaEmision.editar', palabras: 'Reglas para emitir de un tipo de certificado' },
  ejemplo: () => ({
    tipoCertificadoID: 1,
    estados: TODOS_LOS_ESTADOS,
    deuda: 0,
    especialidad: 0,
    version: 0,
  }),
  entrada: objeto({
    tipoCertificadoID: id,
    estados: entero('Elija al menos un estado', 1, TODOS_LOS_ESTADOS),
    deuda: entero('Elija una de las opciones', 0, 2),
    especialidad: entero('Elija una de las opciones', 0, 1),
    version: entero('Versión inválida', 0),
  }),
  salida: z.null(),
})

/** The rules that a member does not meet today for a paper, told before it is issued. */
export const evaluar = dato({
  metodo: 'GET',
  ruta: '/regla_emision/evaluar',
  acceso: 'credenciales.editar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ clase: 'carnet', matriculadoID }),
  entrada: objeto({
    clase: z.enum(CLASES_CON_REGLAS, 'Clase inválida'),
    matriculadoID: id,
    origenID: opcional(id),
    tipoCertificadoID: opcional(id),
  }),
  salida: objeto({
    incumplidas: z.array(objeto({ tema: z.enum(TEMAS_DE_REGLA), texto: texto() }).cable),
    puedeExceptuar: siNo,
  }).cable,
})
