import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { makeXlsx } from '@/backend/prueba/llamada'
import { HOJAS } from '@/domain/archivo-federacion'

type Archivos = Pick<Escena, 'archivoFederacionID' | 'archivoFederacionAbierto'>

/** Files of the federation for a month: some whose sheets are kept, and some that wait for theirs. */
export async function addFederationFiles(api: ApiDePrueba, token: string): Promise<Archivos> {
  const begin = async (): Promise<number> => {
    const { sobre } = await api.call('archivoFederacion.generar', { mes: 11, anio: 2026 }, { token })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return (sobre.datos as { id: number }).id
  }
  const archivoFederacionID = await begin()
  for (const hoja of HOJAS) {
    const { sobre } = await api.call(
      'archivoFederacion.guardarHoja',
      { archivoFederacionID, hoja },
      { token, archivo: makeXlsx(hoja) },
    )
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  }
  return { archivoFederacionID, archivoFederacionAbierto: await begin() }
}
