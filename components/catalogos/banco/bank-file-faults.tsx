import { CircleAlert } from '@/components/ui/icons'
import { DangerNotice } from '@/components/ui/danger-notice'
import { SimpleTable } from '@/components/ui/table'
import type { Especie } from '@/domain/bancos/reconocer'
import type { Defecto } from '@/domain/bancos/renglones'
import { formatCount } from '@/domain/texto'

/** Enough to see the kind of damage. */
const MUESTRA = 10

export const CLASES = { envio: 'Archivo para enviar', rendicion: 'Rendición de cobros' } as const

type Props = { parece: Especie | null; defectos: readonly Defecto[] }

export function BankFileFaults({ parece, defectos }: Props) {
  const rest = defectos.length - MUESTRA
  return (
    <div className="grid gap-3">
      <DangerNotice icon={CircleAlert} title={`El archivo no se puede usar: ${countOf(defectos.length)}`}>
        {parece && (
          <p className="mt-1">
            Parece: {CLASES[parece.clase]} de {parece.banco}
          </p>
        )}
      </DangerNotice>
      <SimpleTable label="Renglones con errores">
        <thead>
          <tr>
            <th scope="col" data-align="end">
              Renglón
            </th>
            <th scope="col" data-align="end">
              Columna
            </th>
            <th scope="col">Error</th>
          </tr>
        </thead>
        <tbody>
          {defectos.slice(0, MUESTRA).map(({ linea, columna, motivo }) => (
            <tr key={`${linea}-${columna}`}>
              <td data-align="end" data-kind="number">
                {formatCount(linea)}
              </td>
              <td data-align="end" data-kind="number">
                {formatCount(columna)}
              </td>
              <td className="wrap-anywhere">{motivo}</td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
      {rest > 0 && <p className="text-soft">y {countOf(rest)} más</p>}
    </div>
  )
}

const countOf = (n: number) => (n === 1 ? '1 error' : `${formatCount(n)} errores`)
