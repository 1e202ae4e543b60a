import { RestoreButton } from '@/components/pago/restore-button'
import { countOf } from '@/components/pago/counts'
import { Panel } from '@/components/ui/panel'
import { SimpleTable } from '@/components/ui/table'
import { traerEliminaciones } from '@/contract/cargo-matricula'
import type { FilaDe } from '@/contract/llamada'
import { formatMoney } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import type { Leido } from '@/lib/api/resultado'
import { orLeave } from '@/lib/pantalla'

type Fila = Leido<FilaDe<typeof traerEliminaciones>>

const CLASES = { matriculas: 'Matrículas', deuda: 'Deuda vieja' } as const

type Props = {
  matriculadoID: number
  /** He may bring back months: those who may eliminate them (S2 6). */
  editaMatriculas: boolean
}

/** What was written off from this account, by whom, when and why; nothing where there is none. */
export async function WriteOffs({ matriculadoID, editaMatriculas }: Props) {
  if (!(await capacidades()).has('matriculas.deshacer')) return null
  const result = orLeave(await leer(traerEliminaciones, { matriculadoID }))
  if (!result.ok)
    return <p className="mt-4 text-soft">No se pudieron leer las eliminaciones: {result.mensaje}</p>
  if (result.datos.length === 0) return null
  return (
    <div className="mt-4" data-print="hide">
      <Panel title="Eliminaciones" aside={String(result.datos.length)}>
        <div className="overflow-x-auto">
          <SimpleTable label="Eliminaciones">
            <thead>
              <tr>
                <th scope="col">Fecha</th>
                <th scope="col">Qué</th>
                <th scope="col" data-align="end">
                  Total
                </th>
                <th scope="col">Motivo</th>
                <th scope="col">Quién</th>
                <th scope="col">Acc.</th>
              </tr>
            </thead>
            <tbody>
              {result.datos.map((fila, index) => (
                <Row key={fila.id ?? index} fila={fila} editaMatriculas={editaMatriculas} />
              ))}
            </tbody>
          </SimpleTable>
        </div>
      </Panel>
    </div>
  )
}

/** To the minute. */
const moment = (instante: string | null | undefined) =>
  instante ? formatInstante(instante).slice(0, -3) : '—'

function Row({ fila, editaMatriculas }: { fila: Fila; editaMatriculas: boolean }) {
  const { clase, cantidad, total, motivo, creada, usuario } = fila
  const que = `${clase ? CLASES[clase] : '—'}: ${countOf(cantidad ?? 0)}`
  return (
    <tr>
      <td className="whitespace-nowrap">{moment(creada)}</td>
      <td>{que}</td>
      <td data-align="end" data-kind="money">
        {total === undefined ? '—' : formatMoney(total)}
      </td>
      <td className="wrap-anywhere">{motivo ?? '—'}</td>
      <td>{usuario ?? 'El sistema'}</td>
      <td>
        <State fila={fila} que={que} editaMatriculas={editaMatriculas} />
      </td>
    </tr>
  )
}

/** What can still be done about it, or why nothing can. */
function State({ fila, que, editaMatriculas }: { fila: Fila; que: string; editaMatriculas: boolean }) {
  const { id, clase, total, deshecha, deshechaPor, traba } = fila
  if (deshecha)
    return (
      <span className="text-soft">
        Deshecha por {deshechaPor ?? 'el sistema'}, {moment(deshecha)}
      </span>
    )
  if (traba) return <span className="text-soft">{traba}</span>
  if (id === undefined || (clase !== 'deuda' && !editaMatriculas)) return null
  return (
    <RestoreButton
      eliminacionID={id}
      que={`${que}${total === undefined ? '' : ` por ${formatMoney(total)}`}`}
    />
  )
}
