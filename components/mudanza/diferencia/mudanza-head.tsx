import Link from 'next/link'
import { Card, CardContent } from '@/components/ui/card'
import type { Mudanza } from '@/components/mudanza/diferencia/datos'
import { Verdict } from '@/components/mudanza/diferencia/verdict'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { CERO, formatMoney, subtract } from '@/domain/dinero'
import { formatFecha, formatInstante } from '@/domain/fechas'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import { QUES } from '@/domain/mudanza/diferencia'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

/** Of which server the register was made and how it stands beside it. */
export const MudanzaHead = ({ mudanza }: { mudanza: Mudanza }) => (
  <Card className="mb-4" aria-label="Cómo quedó">
    <CardContent className="grid gap-x-10 gap-y-3 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-3">
        <Verdict mudanza={mudanza} />
        <Facts mudanza={mudanza} />
      </div>
      <Sumas sumas={mudanza.sumas} />
      {mudanza.ensayo && (
        <p className="text-sm text-muted-foreground xl:col-span-2">
          El ensayo se arma de nuevo con <code>npm run mudanza</code>, las veces que haga falta, y obedece lo
          que se responde acá. Lo demás que se cambie en él se pierde.
        </p>
      )}
    </CardContent>
  </Card>
)

function Facts({ mudanza: { origen, corte, leida, armada, comparada, afuera = 0 } }: { mudanza: Mudanza }) {
  const facts = [
    ['Servidor', origen],
    ['Corte', corte && formatFecha(corte)],
    ['Leído', leida && formatInstante(leida)],
    ['Armado', armada && formatInstante(armada)],
    ['Comparado', comparada ? formatInstante(comparada) : 'Todavía no'],
    ...(afuera > 0 ? [['Dejados afuera', formatCount(afuera)]] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([que, valor]) => (
        <div key={que} className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted-foreground">{que}</dt>
          <dd className="wrap-anywhere tabular-nums">{valor}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sumas({ sumas = [] }: { sumas: Mudanza['sumas'] }) {
  if (sumas.length === 0) return null
  return (
    <div
      className="min-w-0 self-start overflow-x-auto"
      role="region"
      aria-label="Sumas de los dos lados"
      tabIndex={0}
    >
      <Table aria-label="Sumas de los dos lados">
        <TableHeader>
          <TableRow>
            <TableHead>Suma</TableHead>
            <TableHead className="text-end!">Sistema anterior</TableHead>
            <TableHead className="text-end!">Este registro</TableHead>
            <TableHead className="text-end!">Diferencia</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sumas.map(({ que, viejo = CERO, nuevo = CERO }) => (
            <TableRow key={que}>
              <th scope="row" className="font-normal">
                {que && QUES[que]}
              </th>
              {[viejo, nuevo, subtract(viejo, nuevo)].map((monto, index) => (
                <TableCell key={index} className="text-end! whitespace-nowrap">
                  {formatMoney(monto)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** What could not be kept as it was, by class: each leads to its rows. */
export function HallazgoCounts({ hallazgos = [] }: { hallazgos: Mudanza['hallazgos'] }) {
  const told = hallazgos.flatMap(({ clase, cantidad }) =>
    clase === undefined || cantidad === undefined ? [] : [{ clase, cantidad }],
  )
  if (told.length === 0) return null
  return (
    <section className="mb-4 grid gap-1.5" aria-labelledby="hallazgos">
      <h2 id="hallazgos" className="text-sm font-semibold text-muted-foreground">
        Lo que no se pudo traer tal cual
      </h2>
      <ul className="tiles">
        {told.map(({ clase, cantidad }) => (
          <li key={clase}>
            <Link
              href={`${rutas.hallazgosDeMudanza()}?clase=${encodeURIComponent(clase)}`}
              prefetch={false}
              className="tile"
            >
              <strong>{formatCount(cantidad)}</strong>
              <span>{nombreDeHallazgo(clase)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
