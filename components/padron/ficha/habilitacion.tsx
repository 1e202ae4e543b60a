import { PracticeFailure, PracticeLines } from '@/components/padron/ficha/habilitacion-lines'
import type { Permiso } from '@/domain/roles'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Leida = LeidoEn<'/habilitacion/traerDatos'>
type Parte = NonNullable<Leida['partes']>[number]
type Props = {
  matriculadoID: number
  permisos: ReadonlySet<Permiso>
  habilitacion: Promise<Resultado<Leida>>
}

/** Whether the member may practise today, and beside it what leads to the screens it comes from. The record does not wait. */
export async function PracticeToday({ matriculadoID, permisos, habilitacion }: Props) {
  const result = await habilitacion
  if (!result.ok) return <PracticeFailure mensaje={result.mensaje} />
  const { habilitado, titulo, partes = [] } = result.datos
  return (
    <PracticeLines
      titulo={{
        tono: habilitado ? 'bien' : 'mal',
        texto: titulo ?? 'El servidor no dijo si está habilitado',
        href: permisos.has('ficha.ver') ? rutas.periodoMatricula(matriculadoID) : undefined,
      }}
      lineas={partes.map((parte) => ({
        tono: parte.tono ?? 'nada',
        texto: parte.texto ?? '',
        href: hrefOf(parte, matriculadoID, permisos),
      }))}
    />
  )
}

/** The screen a part comes from, where this person may open it. */
function hrefOf({ tema }: Parte, id: number, permisos: ReadonlySet<Permiso>): string | undefined {
  if (tema === 'especialidades')
    return permisos.has('credenciales.ver') ? rutas.especialidadesDeMatriculado(id) : undefined
  if (tema === 'papeles') return permisos.has('papeles.ver') ? rutas.papelesDeMatriculado(id) : undefined
  if (tema === 'seguro') return permisos.has('seguros.ver') ? rutas.seguros(id) : undefined
  if (tema === 'deuda' && permisos.has('pagos.ver')) return rutas.pagos(id)
  return permisos.has('cuenta.ver') ? rutas.cuentaCorriente(id) : undefined
}
