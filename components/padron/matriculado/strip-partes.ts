import type { Permiso } from '@/domain/roles'
import type { rutas } from '@/lib/routes'

type Parte = {
  [N in keyof typeof rutas]: Parameters<(typeof rutas)[N]> extends [number] ? N : never
}[keyof typeof rutas]

/** A member's screens, those of every day first, with who may open each. */
export const PARTES: readonly (readonly [ruta: Parte, titulo: string, permiso: Permiso])[] = [
  ['ficha', 'Ficha', 'ficha.ver'],
  ['pagos', 'Pagos', 'pagos.ver'],
  ['cuentaCorriente', 'Cuenta', 'cuenta.ver'],
  ['planDePagos', 'Plan', 'planes.ver'],
  ['conceptosDeMatriculado', 'Conceptos', 'conceptos.cargar'],
  ['debitosDeMatriculado', 'Débitos', 'debitos.ver'],
  ['especialidadesDeMatriculado', 'Especialidades', 'credenciales.editar'],
  ['practicasDeMatriculado', 'Prácticas', 'credenciales.editar'],
  ['certificadosDeMatriculado', 'Certificados', 'credenciales.editar'],
  ['seguros', 'Seguros', 'seguros.editar'],
  ['superintendencia', 'Superintendencia', 'seguros.editar'],
  ['adjuntosDeMatriculado', 'Adjuntos', 'adjuntos.ver'],
  ['papelesDeMatriculado', 'Papeles', 'papeles.ver'],
  ['periodoMatricula', 'Periodos', 'ficha.ver'],
  ['historial', 'Historial', 'historial.ver'],
]
