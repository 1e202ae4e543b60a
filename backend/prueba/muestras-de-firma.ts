import { makePng } from '@/backend/prueba/archivo/imagenes'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addRow } from '@/backend/prueba/muestras-de-catalogo'

/** A signatory with an image, and its hash. */
export interface Firma {
  firmanteID: number
  huellaPrevia: string
}

const FIRMA = makePng(4, 2).toString('base64')

export async function addSignature(api: ApiDePrueba, token: string): Promise<Firma> {
  const firmanteID = await addRow(api, token, 'firmante', 'Firma')
  const wire = { firmanteID, contenido: FIRMA }
  const { sobre } = await api.call('firmante.guardarImagen', wire, { token })
  return { firmanteID, huellaPrevia: (sobre.datos as { huella: string }).huella }
}

export const signatureSamples = ({ firma }: { firma: Firma }) => ({
  'firmante.traerImagen': { firmanteID: firma.firmanteID },
  'firmante.verImagen': { firmanteID: firma.firmanteID },
  'firmante.subirImagen': { ...firma },
  'firmante.guardarImagen': { ...firma, contenido: FIRMA },
  'firmante.quitarImagen': { ...firma },
})
