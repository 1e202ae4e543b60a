import { CircleAlert } from '@/components/ui/icons'
import { DangerNotice } from '@/components/ui/danger-notice'
import { SimpleTable } from '@/components/ui/table'
import { describeEspecie } from '@/domain/bancos/especie'
import type { Lectura } from '@/domain/bancos/lector'
import { formatCount } from '@/domain/texto'

/** Enough to see the kind of damage. */
const MUESTRA = 10

type Props = Omit<Extract<Lectura, { ok: false }>, 'ok'>

export function BankFileFaults({ parece, defectos, cantidad }: Props) {
  const rest = cantidad - Math.min(defectos.length, MUESTRA)
  return (
    <div className="grid gap-3">
      <DangerNotice icon={CircleAlert} title={`El archivo no se puede usar: ${countOf(cantidad)}`}>
        {parece && <p className="mt-1">Parece: {describeEspecie(parece)}</p>}
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
