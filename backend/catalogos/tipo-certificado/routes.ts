import { tipoCertificado } from '@/contract/catalogo/tipo-certificado'
import { readFila } from '@/backend/catalogos/catalogo/lectura'
import { handlersOf, select } from '@/backend/catalogos/catalogo/routes'
import { tablaOf } from '@/backend/catalogos/catalogo/tabla'
import { cleanCuerpo } from '@/backend/catalogos/tipo-certificado/limpiar'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'

const tabla = tablaOf(tipoCertificado)
const propias = handlersOf('tipo_certificado')

/** A body is stored sanitised; one that comes back unchanged stays, byte by byte. */
export const tipoDeCertificado: Manejadores<'tipo_certificado'> = {
  ...propias,
  ...select('tipo_certificado'),
  crear: (entrada, pedido, tx) => propias.crear({ ...entrada, cuerpo: clean(entrada.cuerpo) }, pedido, tx),
  actualizarDatos: async (entrada, pedido, tx) => {
    const before = await readFila(tx, tabla, entrada.id)
    // A row of any catalogue is read by its keys.
    const same = (before as { cuerpo?: unknown } | undefined)?.cuerpo === entrada.cuerpo
    return propias.actualizarDatos(same ? entrada : { ...entrada, cuerpo: clean(entrada.cuerpo) }, pedido, tx)
  },
}

/** Escaping may make a body longer than it was typed. */
function clean(cuerpo: string | undefined): string | undefined {
  const done = cuerpo && cleanCuerpo(cuerpo)
  if (done && done.length > tipoCertificado.campos.cuerpo.maximo)
    throw new Rechazo('El cuerpo es demasiado largo', { cuerpo: 'El cuerpo es demasiado largo' })
  return done || undefined
}
