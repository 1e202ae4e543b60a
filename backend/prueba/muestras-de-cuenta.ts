import type { ApiDePrueba } from '@/backend/prueba/api'
import { CLAVE } from '@/backend/prueba/gente'

/** What belongs to the account that made the scene: for everybody else somebody else's. */
export interface DeDireccion {
  sesionID: number
  exportacionID: number
}

export async function beginOwn(api: ApiDePrueba, token: string): Promise<DeDireccion> {
  const propias = await api.call('sesion.traerPropias', {}, { token })
  const [sesion] = propias.sobre.datos as { id: number }[]
  const exportada = await api.call('auditoria.exportar', {}, { token })
  const { exportacionID } = exportada.sobre.datos as { exportacionID: number }
  return { sesionID: sesion?.id ?? 0, exportacionID }
}

const NUEVA = { password: 'otras-lunas-9', password2: 'otras-lunas-9' }

export const accountSamples = ({ sesionID, exportacionID }: DeDireccion) => ({
  'sesion.login': { usuario: 'nadie.conocido', password: CLAVE },
  'sesion.cerrar': {},
  'sesion.propia': {},
  'sesion.cambiarClave': NUEVA,
  'sesion.cambiarPropia': { passwordActual: CLAVE, ...NUEVA },
  'sesion.traerPropias': {},
  'sesion.cerrarOtra': { sesionID },
  'sesion.cerrarOtras': {},
  'sesion.traerReglas': {},
  'ajuste.traerTodos': {},
  'ajuste.traerPersonas': {},
  'ajuste.actualizarDatos': { clave: 'claveMinima', valor: 8, version: 0 },
  'auditoria.traerTodos': { nroPagina: 1, quien: 'nélida', desde: '2020-01-01' },
  'auditoria.traerOpciones': {},
  'auditoria.exportar': { entidad: 'usuario' },
  'auditoria.traerLote': { exportacionID, cantidad: 100 },
})
