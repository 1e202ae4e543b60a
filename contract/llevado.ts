import * as z from 'zod'
import { entero, id, instante, nulo, texto } from '@/contract/campos'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { PALABRA_PARA_LLEVAR } from '@/domain/llevado'

/** Everything out, as an extension as a whole (decision 279): the file that can be had, or none. */
export const traer = dato({
  metodo: 'GET',
  ruta: '/llevado/traer',
  acceso: 'registro.llevar',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    llevado: nulo(
      objeto({
        tareaID: id,
        nombre: texto(),
        bytes: entero(),
        /** Of the tables. */
        filas: entero(),
        /** SHA-256 in hexadecimal. */
        huella: texto(64),
        terminado: instante,
        vence: instante,
        usuario: nulo(texto()),
      }).cable,
    ),
  }).cable,
})

export const bajar = archivo({
  metodo: 'GET',
  ruta: '/llevado/bajar',
  acceso: 'registro.llevar',
  extension: true,
  sale: 'llevado',
  ejemplo: ({ llevadoID }) => ({ tareaID: llevadoID }),
  entrada: objeto({ tareaID: id }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})

/** A job writes the file; the one before is gone from then on. */
export const pedir = dato({
  metodo: 'POST',
  ruta: '/llevado/pedir',
  acceso: 'registro.llevar',
  extension: true,
  auditoria: { acto: 'llevado.pedir', palabras: 'Llevarse todo: se pidió el archivo' },
  ejemplo: () => ({ palabra: PALABRA_PARA_LLEVAR }),
  entrada: objeto({
    palabra: z.enum([PALABRA_PARA_LLEVAR], `Escriba ${PALABRA_PARA_LLEVAR} para confirmar`),
  }),
  salida: objeto({ tareaID: id }).cable,
})
