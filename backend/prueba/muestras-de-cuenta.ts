import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

/** What belongs to the account that made the scene: for everybody else somebody else's. */
type DeDireccion = Pick<Escena, 'sesionID' | 'exportacionID' | 'expedienteID'>

export async function beginOwn(api: ApiDePrueba, token: string): Promise<DeDireccion> {
  const propias = await api.call('sesion.traerPropias', {}, { token })
  const [sesion] = propias.sobre.datos as { id: number }[]
  const exportada = await api.call('auditoria.exportar', {}, { token })
  const { exportacionID } = exportada.sobre.datos as { exportacionID: number }
  const [member] = await api.db.query<{ id: number }>('SELECT id FROM matriculado ORDER BY id LIMIT 1')
  const empezado = await api.call('expediente.empezar', { matriculadoID: member?.id }, { token })
  const { expedienteID } = empezado.sobre.datos as { expedienteID: number }
  return { sesionID: sesion?.id ?? 0, exportacionID, expedienteID }
}
