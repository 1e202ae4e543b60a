import { carnetPaper, issuedCarnet, readPicture } from '@/components/credenciales/carnet/issued-carnet'
import { readMembrete } from '@/components/credenciales/papel/membrete'
import type { CertificadosDatos } from '@/components/documents/certificado-datos'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { readCuerpo } from '@/domain/certificado/leer'
import { nameOfPapel } from '@/domain/papel'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** A paper as the register answers it when it is issued and each time it is printed again. */
export type Emitido = LeidoEn<'/papel/emitir'>

/**
 * A paper of the register as it is printed, from its frozen content alone: the same page each time, with COPIA across
 * it from the second print on and ANULADO once it is annulled. Answers why it cannot be drawn.
 */
export async function issuedPapel(
  emitido: Emitido,
  emisor: Emisor,
  conMembrete: boolean,
): Promise<DocumentoPedido> {
  if (emitido.clase === 'carnet') return carnetPaper(await issuedCarnet(emitido), emisor)
  const paper = paperOf(emitido)
  if (!paper) return { mensaje: ILEGIBLE }
  const comun = await commonOf(emitido, emisor, conMembrete)
  if ('mensaje' in comun) return comun
  return { documento: { tipo: 'certificado', datos: { ...comun, ...paper } } }
}

/** Many issued at once, of one type and signatory, one after another. */
export async function issuedPapers(
  emitidos: readonly Emitido[],
  emisor: Emisor,
  conMembrete: boolean,
): Promise<DocumentoPedido> {
  const papeles = emitidos.flatMap((emitido) => paperOf(emitido) ?? [])
  const [first] = emitidos
  if (!first || papeles.length < emitidos.length) return { mensaje: ILEGIBLE }
  const comun = await commonOf(first, emisor, conMembrete)
  return 'mensaje' in comun ? comun : { documento: { tipo: 'certificados', datos: { ...comun, papeles } } }
}

function paperOf({ clase, numero, codigo, contenido, copias, anulado }: Emitido) {
  if (!clase || !numero || !codigo || !contenido) return undefined
  const { matricula, fecha, cuerpo, validez } = contenido
  return {
    ...{ matricula, fecha, validez },
    documento: readCuerpo(cuerpo).documento,
    registro: { nombre: nameOfPapel(clase, numero), codigo },
    sello: anulado ? ('ANULADO' as const) : copias === 0 ? undefined : ('COPIA' as const),
  }
}

/** What papers issued together share: title, signatory with his picture, head and sheet. */
async function commonOf(
  { id, matriculadoID, contenido, conImagen }: Emitido,
  emisor: Emisor,
  conMembrete: boolean,
): Promise<Omit<CertificadosDatos, 'papeles'> | { mensaje: string }> {
  if (!id || !contenido) return { mensaje: ILEGIBLE }
  const [imagen, membrete] = await Promise.all([
    conImagen ? readPicture(id, 'firma', matriculadoID) : undefined,
    readMembrete(emisor, conMembrete),
  ])
  if (imagen === null) return { mensaje: SIN_FIRMA }
  if (!membrete) return { mensaje: SIN_MEMBRETE }
  const { titulo, firmante, cargo, apaisada = false } = contenido
  return { ...emisor, titulo, conMembrete, apaisada, membrete, firmante: { nombre: firmante, cargo, imagen } }
}

const ILEGIBLE = 'El papel quedó emitido, pero su contenido no se pudo leer.'
const SIN_MEMBRETE = 'El papel quedó emitido, pero el membrete no se pudo leer. Intente de nuevo.'
const SIN_FIRMA = 'El papel quedó emitido, pero la imagen de la firma no se pudo leer. Intente de nuevo.'
