import { type Linea, PracticeFailure, PracticeLines } from '@/components/padron/ficha/habilitacion-lines'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Situacion = NonNullable<LeidoEn<'/matriculado/traerDatosBasicos'>['situacion']>
type Leida = LeidoEn<'/habilitacion/traerDatos'>
type Parte = NonNullable<Leida['partes']>[number]
type Props = {
  matriculadoID: number
  permisos: ReadonlySet<Permiso>
  habilitacion: Promise<Resultado<Leida>>
  /** What is owed told apart, where the server tells it. */
  situacion: Situacion | undefined
}

/** Whether the member may practise today, and beside it what leads to the screens it comes from. The record does not wait. */
export async function PracticeToday({ matriculadoID, permisos, habilitacion, situacion }: Props) {
  const result = await habilitacion
  if (!result.ok) return <PracticeFailure mensaje={result.mensaje} />
  const { habilitado, titulo, partes = [] } = result.datos
  const lineOf = (parte: Parte): Linea => ({
    tono: parte.tono ?? 'nada',
    texto: parte.texto ?? '',
    href: hrefOf(parte, matriculadoID, permisos),
  })
  const fuerte = (parte: Parte): Linea => {
    const linea = lineOf(parte)
    const owes = parte.tema === 'deuda' && situacion && owedOf(situacion)
    const means = habilitado && linea.tono === 'mal' ? NO_IMPIDE : undefined
    return { ...linea, nota: means, ...(owes && { texto: owes.texto, nota: join(owes.nota, means) }) }
  }
  const isFuerte = ({ tema }: Parte) => tema === 'deuda' || tema === 'seguro'
  return (
    <PracticeLines
      titulo={{
        tono: habilitado ? 'bien' : 'mal',
        texto: titulo ?? 'El servidor no dijo si está habilitado',
        href: permisos.has('ficha.ver') ? rutas.periodoMatricula(matriculadoID) : undefined,
      }}
      fuertes={partes.filter(isFuerte).map(fuerte)}
      lineas={partes.filter((parte) => !isFuerte(parte)).map(lineOf)}
    />
  )
}

/** Who may practise is decided by his state alone. */
const NO_IMPIDE = 'No le impide ejercer'

const join = (...words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined).join(' · ')

/** All that is owed, and how much of it since when is overdue; undefined for who owes nothing. */
function owedOf({ vencido = CERO, corriente = CERO, antigua = CERO, meses, desde }: Situacion) {
  const total = sumMoney([vencido, corriente, antigua])
  if (total === 0n) return undefined
  const since = desde ? ` desde ${formatMes(desde).toLowerCase()}` : ''
  const months = meses ? ` (${meses} ${meses === 1 ? 'mes' : 'meses'})` : ''
  return {
    texto: `Debe ${formatMoney(total)}`,
    nota: join(
      vencido > 0n ? `Vencido ${formatMoney(vencido)}${since}${months}` : 'Nada vencido',
      antigua > 0n ? `De más de cinco años ${formatMoney(antigua)}` : undefined,
    ),
  }
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
