import { TotalLine, WideBox } from '@/components/pago/dialog-parts'
import { SimpleTable } from '@/components/ui/table'
import { Tag } from '@/components/ui/tag'
import type { simularPagoAnual } from '@/contract/pago-anual'
import { CERO, subtract, moneyOrDash } from '@/domain/dinero'
import type { LeidoDe } from '@/lib/api/resultado'

export type Simulado = LeidoDe<typeof simularPagoAnual>

/** What is paid month by month, and what is left out with its reason. */
export function AnnualTables({ simulado }: { simulado: Simulado }) {
  const { meses = [], excluidos = [], avisos = [] } = simulado
  return (
    <div className="grid grid-cols-1 gap-4">
      {avisos.map((aviso) => (
        <p key={aviso} className="text-soft">
          {aviso}.
        </p>
      ))}
      {meses.length > 0 && <Months simulado={simulado} />}
      {excluidos.length > 0 && <Excluded excluidos={excluidos} />}
    </div>
  )
}

function Excluded({ excluidos }: { excluidos: NonNullable<Simulado['excluidos']> }) {
  return (
    <section aria-labelledby="excluidos" className="grid grid-cols-1 gap-2">
      <h2 id="excluidos" className="text-base font-semibold">
        Quedan afuera
      </h2>
      <WideBox label="Cuotas que quedan afuera">
        <SimpleTable label="Quedan afuera">
          <thead>
            <tr>
              <th scope="col">Cuota</th>
              <th scope="col">Motivo</th>
              <th scope="col" data-align="end">
                Monto
              </th>
            </tr>
          </thead>
          <tbody>
            {excluidos.map(({ mes, nombre, motivo, monto }) => (
              <tr key={mes}>
                <td>{nombre ?? '—'}</td>
                <td>{motivo || '—'}</td>
                <td data-align="end" data-kind="money">
                  {moneyOrDash(monto)}
                </td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      </WideBox>
    </section>
  )
}

function Months({ simulado }: { simulado: Simulado }) {
  const { meses = [], descuento = CERO, total } = simulado
  const conDescuento = descuento > 0n
  return (
    <section aria-label="Qué se paga">
      <WideBox label="Cuotas">
        <SimpleTable label="Qué se paga">
          <thead>
            <tr>
              <th scope="col">Cuota</th>
              <th scope="col">Estado</th>
              <th scope="col" data-align="end">
                Monto
              </th>
              {conDescuento && (
                <>
                  <th scope="col" data-align="end">
                    Descuento
                  </th>
                  <th scope="col" data-align="end">
                    A pagar
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {meses.map((fila) => (
              <Month key={fila.mes} fila={fila} conDescuento={conDescuento} />
            ))}
          </tbody>
        </SimpleTable>
      </WideBox>
      {conDescuento && (
        <p className="mt-2 text-soft">
          Descuento por pagar el año ({simulado.porcentaje} %):{' '}
          <span className="tabular-nums">{moneyOrDash(descuento)}</span>
        </p>
      )}
      <TotalLine total={total} />
    </section>
  )
}

type MonthProps = { fila: NonNullable<Simulado['meses']>[number]; conDescuento: boolean }

function Month({ fila: { nombre, nueva, monto, descuento: quita = CERO }, conDescuento }: MonthProps) {
  return (
    <tr>
      <td>{nombre ?? '—'}</td>
      <td>{nueva ? <Tag color="cyan">Se genera ahora</Tag> : <Tag color="orange">Pendiente</Tag>}</td>
      <td data-align="end" data-kind="money">
        {moneyOrDash(monto)}
      </td>
      {conDescuento && (
        <>
          <td data-align="end" data-kind="money">
            {moneyOrDash(quita)}
          </td>
          <td data-align="end" data-kind="money">
            {monto ? moneyOrDash(subtract(monto, quita)) : '—'}
          </td>
        </>
      )}
    </tr>
  )
}
