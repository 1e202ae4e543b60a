import { motivoDe } from '@/domain/bancos/motivos'
import { type Fecha, formatFecha } from '@/domain/fechas'

interface Dicho {
  /** Null while the bank has not decided. */
  resultado: number | null
  codigo: string | null
  texto: string
  /** Money came in with it, whatever it paid. */
  cobrado: boolean
  revertido: Fecha | null
  /** The line that answers gave the money back at once. */
  devuelto: Fecha | null
  /** What went back still waits for a person. */
  porResolver: boolean
}

/** Why a debit was not paid, in plain words; null for one that was, as it was asked. */
export function porqueDe({ resultado, codigo, texto, ...dicho }: Dicho): string | null {
  const { cobrado, revertido, devuelto, porResolver } = dicho
  if (resultado === null) return motivoDe({ codigo, texto }).palabras
  if (resultado > 0 && revertido !== null)
    return `El banco devolvió el dinero el ${formatFecha(revertido)}${porResolver ? ': está en los cobros por resolver' : ''}`
  if (devuelto !== null) return `El banco lo cobró y lo devolvió el ${formatFecha(devuelto)}`
  if (resultado === 1) return null
  if (resultado === 2) return 'Se cobró otro importe que el pedido'
  if (cobrado) return 'Se cobró y no paga nada de lo suyo: está en los cobros por resolver'
  const { palabras, resultado: propio } = motivoDe({ codigo, texto })
  return resultado === -1 && propio !== -1 ? `La cuenta no es la que se envió. ${palabras}` : palabras
}
