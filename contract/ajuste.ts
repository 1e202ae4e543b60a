import * as z from 'zod'
import { entero, instante, nulo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVES_AJUSTE } from '@/domain/ajustes'

/** The rules as they are set (domain/ajustes.ts has what they are); `version` 0 = never changed. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/ajuste/traerTodos',
  acceso: 'ajustes.administrar',
  extension: 'ajustes',
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    clave: texto(),
    valor: entero(),
    version: entero(),
    cambiado: nulo(instante),
    quien: nulo(texto()),
  }).cable,
})

/** Changes one; somebody else's change since `version` refuses it. It acts at once, on every machine. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/ajuste/actualizarDatos',
  acceso: 'ajustes.administrar',
  extension: 'ajustes',
  auditoria: 'ajuste.editar',
  entrada: objeto({
    clave: z.enum(CLAVES_AJUSTE, 'Esa regla no existe'),
    valor: entero(),
    version: entero('Versión inválida', 0),
  }),
  salida: z.null(),
})
