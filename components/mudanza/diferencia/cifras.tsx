import type { Mudanza } from '@/components/mudanza/diferencia/datos'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import {
  type Cifra,
  type CifrasDe,
  cifrasPorQue,
  decirCifra,
  estadoDeCifras,
  isPorSaber,
  PORQUES_DE_CIFRA,
} from '@/domain/mudanza/cifra'

/** The figures that are understood whole. */
export const cifrasOf = ({ cifras = [] }: Pick<Mudanza, 'cifras'>): Cifra[] =>
  cifras.flatMap(({ que, de = '', viejo = null, nuevo, porque }) =>
    que === undefined || nuevo === undefined || porque === undefined
      ? []
      : [{ que, de, viejo, nuevo, porque }],
  )

/** What both servers tell of all, kind by kind, with those figures that are not the same beneath their kind. */
export function Cifras({ mudanza }: { mudanza: Mudanza }) {
  const cifras = cifrasOf(mudanza)
  if (cifras.length === 0) return null
  return (
    <div className="mb-4 grid gap-1.5">
      <h2 id="cifras" className="text-sm font-semibold text-muted-foreground">
        Cifras de todos
      </h2>
      <div className="min-w-0 overflow-x-auto" role="region" aria-labelledby="cifras" tabIndex={0}>
        <Table aria-label="Cifras de todos">
          <TableHeader>
            <TableRow>
              <TableHead>Cifra</TableHead>
              <TableHead className="text-end! max-sm:px-2!">Sistema anterior</TableHead>
              <TableHead className="text-end! max-sm:px-2!">Este registro</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {cifrasPorQue(cifras).map((kind) => (
              <Kind key={kind.que} {...kind} />
            ))}
          </TableBody>
        </Table>
      </div>
      {cifras.some(isPorSaber) && (
        <p className="text-sm text-muted-foreground">
          Con cada matriculado igual, no impiden abrir: quien abre dice que las conoce (<code>--se-sabe</code>
          ), y queda en el acta.
        </p>
      )}
    </div>
  )
}

const Kind = (kind: CifrasDe) => (
  <>
    <Row {...kind} como={estadoDeCifras(kind)} />
    {kind.n > 1 &&
      kind.distintas.map(({ de, porque, ...sides }) => (
        <Row key={de} {...sides} nombre={de} como={PORQUES_DE_CIFRA[porque]} inner />
      ))}
  </>
)

function Row({
  que,
  nombre,
  viejo,
  nuevo,
  como,
  inner = false,
}: Pick<Cifra, 'que' | 'viejo' | 'nuevo'> & { nombre: string; como: string; inner?: boolean }) {
  return (
    <TableRow>
      <th scope="row" className={inner ? 'pl-6! font-normal' : 'font-normal'}>
        {nombre}
        <span className="block text-[0.8125rem] text-muted-foreground">{como}</span>
      </th>
      {[viejo, nuevo].map((valor, side) => (
        <TableCell key={side} className="text-end! whitespace-nowrap tabular-nums max-sm:px-2!">
          {decirCifra(que, valor)}
        </TableCell>
      ))}
    </TableRow>
  )
}
