import type { Escena } from '@/contract/escena'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addRow } from '@/backend/prueba/muestras-de-catalogo'

/** A signatory with a picture. */
export async function addSignature(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'firmanteID' | 'huellaPrevia' | 'imagen'>> {
  const imagen = makePng(4, 2).toString('base64')
  const firmanteID = await addRow(api, token, 'firmante', 'Firma')
  const { sobre } = await api.call('firmante.guardarImagen', { firmanteID, contenido: imagen }, { token })
  return { firmanteID, huellaPrevia: (sobre.datos as { huella: string }).huella, imagen }
}

/** A letterhead with a logo. */
export async function addMembrete(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'versionDeMembrete'>> {
  const archivo = new File([Uint8Array.from(makePng(6, 3))], 'logo.png')
  const { sobre } = await api.call('membrete.subirLogo', { version: 0 }, { token, archivo })
  return { versionDeMembrete: (sobre.datos as { version: number }).version }
}
