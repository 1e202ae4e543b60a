import { CircleAlert } from '@/components/ui/icons'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { describeEspecie } from '@/domain/bancos/especie'
import type { Lectura } from '@/domain/bancos/lector'
import { formatCount } from '@/domain/texto'

/** Enough to see the kind of damage. */
const MUESTRA = 10

type Props = Omit<Extract<Lectura, { ok: false }>, 'ok'>

export function BancoFileFaults({ parece, defectos, cantidad }: Props) {
  const rest = cantidad - Math.min(defectos.length, MUESTRA)
  return (
    <div className="grid gap-3">
      <DangerNotice icon={CircleAlert} title={`El archivo no se puede usar: ${countOf(cantidad)}`}>
        {parece && <p className="mt-1">Parece: {describeEspecie(parece)}</p>}
      </DangerNotice>
      <Table aria-label="Renglones con errores">
        <TableHeader>
          <TableRow>
            <TableHead scope="col" data-align="end">
              Renglón
            </TableHead>
            <TableHead scope="col" data-align="end">
              Columna
            </TableHead>
            <TableHead scope="col">Error</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {defectos.slice(0, MUESTRA).map(({ linea, columna, motivo }) => (
            <TableRow key={`${linea}-${columna}`}>
              <TableCell data-align="end" data-kind="number">
                {formatCount(linea)}
              </TableCell>
              <TableCell data-align="end" data-kind="number">
                {formatCount(columna)}
              </TableCell>
              <TableCell className="wrap-anywhere">{motivo}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rest > 0 && <p className="text-muted-foreground">y {countOf(rest)} más</p>}
    </div>
  )
}

const countOf = (n: number) => (n === 1 ? '1 error' : `${formatCount(n)} errores`)
