import { cardPaper, issuedCard, readPicture } from '@/components/credenciales/carnet/issued-card'
import { readMembrete } from '@/components/credenciales/papel/membrete'
import type { Pedido } from '@/components/documents/imprimir'
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
export async function issuedPaper(emitido: Emitido, emisor: Emisor, conMembrete: boolean): Promise<Pedido> {
  const { id, clase, numero, codigo, contenido, conImagen, copias, anulado } = emitido
  if (clase === 'carnet') return cardPaper(await issuedCard(emitido), emisor)
  if (!id || !clase || !numero || !codigo || !contenido) return { mensaje: ILEGIBLE }
  const [imagen, membrete] = await Promise.all([
    conImagen ? readPicture(id, 'firma') : undefined,
    readMembrete(emisor, conMembrete),
  ])
  if (imagen === null) return { mensaje: SIN_FIRMA }
  if (!membrete) return { mensaje: SIN_MEMBRETE }
  const { titulo, matricula, fecha, cuerpo, validez, firmante, cargo, apaisada = false } = contenido
  return {
    documento: {
      tipo: 'certificado',
      datos: {
        ...emisor,
        ...{ titulo, matricula, fecha, validez, conMembrete, apaisada, membrete },
        documento: readCuerpo(cuerpo).documento,
        firmante: { nombre: firmante, cargo, imagen },
        registro: { nombre: nameOfPapel(clase, numero), codigo },
        sello: anulado ? 'ANULADO' : copias === 0 ? undefined : 'COPIA',
      },
    },
  }
}

const ILEGIBLE = 'El papel quedó emitido, pero su contenido no se pudo leer.'
const SIN_MEMBRETE = 'El papel quedó emitido, pero el membrete no se pudo leer. Intente de nuevo.'
const SIN_FIRMA = 'El papel quedó emitido, pero la imagen de la firma no se pudo leer. Intente de nuevo.'
