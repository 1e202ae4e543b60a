import { type FilaCuenta, isIngreso, movementKey } from '@/lib/tesoreria/account-row'
import type { Movements } from '@/components/llamada/use-rereading'
import { moneyOrDash } from '@/domain/dinero'

/** As many as a person takes in. */
const HASTA = 5

/** Today's account, by which a person may recognise the act. */
export function RecentMovimientos({ movimientos }: { movimientos: Movements }) {
  if (movimientos === undefined) return null
  if (movimientos === 'falla')
    return <p className="mt-2 text-muted-foreground">La cuenta corriente no se pudo leer.</p>
  if (movimientos.length === 0)
    return <p className="mt-2 text-muted-foreground">La cuenta corriente no tiene movimientos de hoy.</p>
  return (
    <div className="mt-2 text-muted-foreground">
      <p>Movimientos de hoy en la cuenta corriente:</p>
      <ul className="list-disc pl-5">
        {movimientos.slice(-HASTA).map((row) => (
          <li key={movementKey(row)}>{inWords(row)}</li>
        ))}
      </ul>
      {movimientos.length > HASTA && <p>Y {movimientos.length - HASTA} más.</p>}
    </div>
  )
}

const inWords = (row: FilaCuenta): string =>
  [row.tipoMov, row.concepto, moneyOrDash(isIngreso(row) ? row.ingreso : row.egreso)]
    .filter(Boolean)
    .join(' · ')
