import { dataUrl, fetchImage } from '@/components/credenciales/carnet/issued-carnet'
import { addressOfLogo, membreteOf } from '@/components/credenciales/membrete/read-membrete'
import type { MembreteDatos } from '@/components/documents/certificado-datos'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** The letterhead that certificates have now, with its logo where it is printed; undefined where it cannot be read. */
export async function readMembrete(emisor: Emisor, conLogo: boolean): Promise<MembreteDatos | undefined> {
  const read = await fetchRead('/membrete/traerDatos', {}, { senal: new AbortController().signal })
  if (!read.ok) return undefined
  const membrete = membreteOf(read.datos, emisor)
  const { logoHuella } = read.datos
  if (!conLogo || !logoHuella) return membrete
  const logo = await readLogo(addressOfLogo(logoHuella))
  return logo === null ? undefined : { ...membrete, logo }
}

/** A logo by its address, as a data address; null where it could not be read. */
export async function readLogo(address: string): Promise<string | null> {
  if (address.startsWith('data:')) return address
  const blob = await fetchImage(address)
  return blob ? dataUrl(blob) : null
}
