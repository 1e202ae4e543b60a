import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

/** A sheet of two members, which nobody has reviewed. */
export async function addImportacion(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'importacionID'>> {
  const rows = [
    'Matrícula;Apellido;Nombre;DNI;Estado',
    '90001;Luna;Ana;30900001;ACTIVO',
    '90002;Luna;Eva;30900002;PASIVO',
  ]
  const archivo = new File([`${rows.join('\n')}\n`], 'padron.csv')
  const { sobre } = await api.call('importacion.subir', { destino: 'matriculados' }, { token, archivo })
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  return { importacionID: (sobre.datos as { importacionID: number }).importacionID }
}
