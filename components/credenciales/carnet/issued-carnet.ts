import type { CarnetDatos, Tarjeta } from '@/components/documents/carnet-datos'
import { nameOfPapel } from '@/domain/papel'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { Emisor } from '@/lib/tesoreria/emisor'

export type Emitido = LeidoEn<'/papel/emitirCarnet'>

const ILEGIBLE = 'El carnet quedó emitido, pero su contenido no se pudo leer.'
const SIN_IMAGEN = 'El carnet quedó emitido, pero la foto o la firma no se pudo leer. Intente de nuevo.'

export type Hecha = { ok: true; tarjeta: Tarjeta } | { ok: false; mensaje: string }

/** A card of the register as it is printed, from its frozen content and pictures alone; `readFirma` reads the signature. */
export async function issuedCarnet(
  emitido: Emitido,
  readFirma: (papelID: number) => Promise<string | null> = (papelID) =>
    readPicture(papelID, 'firma', emitido.matriculadoID),
): Promise<Hecha> {
  const { id, matriculadoID, numero, codigo, contenido, conImagen, copias, anulado } = emitido
  if (!id || !numero || !codigo || !contenido?.carnet) return { ok: false, mensaje: ILEGIBLE }
  const [foto, imagen] = await Promise.all([
    readPicture(id, 'foto', matriculadoID),
    conImagen ? readFirma(id) : undefined,
  ])
  if (!foto || imagen === null) return { ok: false, mensaje: SIN_IMAGEN }
  const { nombre, matricula, firmante, cargo, fecha, carnet } = contenido
  return {
    ok: true,
    tarjeta: {
      ...{ nombre, matricula, fecha, foto },
      dni: carnet.dni ?? undefined,
      titulo: carnet.titulo ?? undefined,
      ingreso: carnet.ingreso ?? undefined,
      firmante: firmante ? { nombre: firmante, cargo, imagen } : undefined,
      registro: { nombre: nameOfPapel('carnet', numero), codigo },
      sello: anulado ? 'ANULADO' : copias ? 'COPIA' : undefined,
    },
  }
}

export const carnetPaper = (hecha: Hecha, emisor: Emisor) =>
  hecha.ok
    ? { documento: { tipo: 'carnet' as const, datos: { ...emisor, ...hecha.tarjeta } satisfies CarnetDatos } }
    : { mensaje: hecha.mensaje }

/** A picture of an issued paper; undefined where it could not be read. A doctor reads those of his own alone. */
export const fetchPicture = (
  papelID: number,
  cual: 'firma' | 'foto',
  matriculadoID?: number,
): Promise<Blob | undefined> =>
  fetchImage(addressOfArchivo('/papel/verImagen', { papelID, cual, matriculadoID }, `${papelID}-${cual}`))

/** A picture by its address; undefined where there is none to be had. */
export async function fetchImage(address: string): Promise<Blob | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  const isPicture = answer?.ok && answer.headers.get('content-type')?.startsWith('image/')
  return isPicture ? answer.blob().catch(() => undefined) : undefined
}

/** As a data address; null where it could not be read. */
export async function readPicture(
  papelID: number,
  cual: 'firma' | 'foto',
  matriculadoID?: number,
): Promise<string | null> {
  const blob = await fetchPicture(papelID, cual, matriculadoID)
  return blob ? dataUrl(blob) : null
}

export const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error(SIN_IMAGEN))
    reader.readAsDataURL(blob)
  })
