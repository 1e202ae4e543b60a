import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, siNo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLASES_DE_HALLAZGO } from '@/domain/hallazgo'
import { CLASES_DE_PENDIENTE } from '@/domain/pendiente'

/**
 * Extension: what the person who asks has to see to, of what he may open, and only what there is. `monto` is the money
 * that a kind is about, `mes` the month as 'AAAA-MM', `dia` the day it is due, `detalle` what else its line says.
 * `nuevo`: the person has not put the first steps away.
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
        dia: nulo(fecha()),
        detalle: nulo(texto()),
      }).cable,
    ),
    nuevo: siNo,
  }).cable,
})

/** Extension: who asks needs the first steps no more, on any machine. */
export const guardarPasosVistos = dato({
  metodo: 'POST',
  ruta: '/inicio/guardarPasosVistos',
  acceso: 'inicio.ver',
  extension: true,
  auditoria: { acto: 'pasos.guardar', palabras: 'Primeros pasos guardados' },
  entrada: objeto({}),
  salida: z.null(),
})

/**
 * Extension: what else a text finds, of what the person who asks may open: papers by number or code, plans by number,
 * rows of catalogues and users by words of their names. A few of each kind; nothing for less than two letters. `noun` is
 * a row's catalogue.
 */
export const buscar = lista({
  metodo: 'GET',
  ruta: '/inicio/buscar',
  acceso: 'inicio.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ texto: 'banco' }),
  entrada: objeto({ texto: texto(100) }),
  salida: objeto({
    clase: z.enum(CLASES_DE_HALLAZGO),
    id,
    noun: nulo(texto()),
    numero: nulo(entero()),
    matriculadoID: nulo(id),
    nombre: texto(),
    detalle: texto(),
  }).cable,
})
