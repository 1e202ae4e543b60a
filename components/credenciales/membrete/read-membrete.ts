import type { MembreteDatos } from '@/components/documents/certificado-datos'
import { linesOfConsejo } from '@/domain/consejo'
import { linesOf, MEDIDAS_DE_FABRICA } from '@/domain/membrete'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Leido = LeidoEn<'/membrete/traerDatos'>

/** What is set, on the installation's own name and lines where nobody has set any. */
export function membreteOf(leido: Leido, { consejo, consejoLineas }: Emisor): MembreteDatos {
  const { nombre, lineas, lugar, hoja, arriba, abajo, izquierda, derecha, alto } = leido
  const fabrica = MEDIDAS_DE_FABRICA
  return {
    nombre: nombre ?? consejo,
    lineas: nombre == null ? consejoLineas : linesOfConsejo({ ...leido, lineas: linesOf(lineas ?? '') }),
    lugar: lugar ?? fabrica.lugar,
    hoja: hoja ?? fabrica.hoja,
    arriba: arriba ?? fabrica.arriba,
    abajo: abajo ?? fabrica.abajo,
    izquierda: izquierda ?? fabrica.izquierda,
    derecha: derecha ?? fabrica.derecha,
    alto: alto ?? fabrica.alto,
  }
}

export const addressOfLogo = (huella: string): string => addressOfArchivo('/membrete/verLogo', {}, huella)
