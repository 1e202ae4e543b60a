import Link from 'next/link'
import { contentOf } from '@/components/espera/content-of'
import { OwnRecibo } from '@/components/medico/own-recibo'
import { Section } from '@/components/medico/section'
import { Unread } from '@/components/medico/unread'
import { reciboByHand } from '@/components/tesoreria/cuenta-corriente/recibo-by-hand'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { moneyOrDash } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import type { Exito } from '@/lib/api/result'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { FallaVisible } from '@/lib/screen'
import { type FilaCuenta, isIngreso, kindOf, movementKey, pagoOf } from '@/lib/tesoreria/account-row'
import type { Emisor } from '@/lib/tesoreria/emisor'

const ULTIMOS = 5
const COLORES: Readonly<Record<ReturnType<typeof kindOf>, BadgeColor>> = {
  Ajuste: 'grey',
  Cargo: 'red',
  Pago: 'green',
}

type Props = {
  cuenta: Exito<FilaCuenta[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerCuentaCorriente'>
  emisor: Emisor
}

/** The last movements, the newest first; a payment has its receipt beside it. */
export function OwnMovimientos({ cuenta, entrada, emisor }: Props) {
  const espera = { ruta: '/pago/traerCuentaCorriente', entrada, que: 'la cuenta corriente' } as const
  const content = contentOf(cuenta, espera)
  if (content.state !== 'rows') return <Unread content={content} title="Últimos movimientos" />
  const filas = content.rows.filter(({ tipoMov }) => tipoMov).toReversed()
  const shown = filas.slice(0, ULTIMOS)
  return (
    <Section
      id="cuenta"
      title="Últimos movimientos"
      aside={
        <Link
          href={rutas.miCuentaCorriente()}
          prefetch={false}
          className="link inline-grid min-h-11 items-center"
        >
          Ver todo
        </Link>
      }
    >
      {shown.length === 0 && (
        <p className="text-muted-foreground">Sin movimientos en los últimos dos años.</p>
      )}
      <ul aria-label="Últimos movimientos" className="divide-y rounded-lg border bg-card empty:hidden">
        {shown.map((fila) => (
          <Movement
            key={movementKey(fila)}
            fila={fila}
            receipt={
              <Receipt
                fila={fila}
                filas={content.rows}
                matriculadoID={entrada.matriculadoID}
                emisor={emisor}
              />
            }
          />
        ))}
      </ul>
    </Section>
  )
}

function Movement({ fila, receipt }: { fila: FilaCuenta; receipt: React.ReactNode }) {
  const { fecha, concepto, ingreso, egreso, anulado } = fila
  const kind = kindOf(fila)
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block wrap-anywhere">{concepto || '—'}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground tabular-nums">
          {fecha ? formatFecha(fecha) : '—'} <Badge color={COLORES[kind]}>{kind}</Badge>
          {anulado && <Badge color="grey">Anulado</Badge>}
          {receipt}
        </span>
      </span>
      <strong className="ml-auto font-semibold tabular-nums">
        {moneyOrDash(isIngreso(fila) ? ingreso : egreso)}
      </strong>
    </li>
  )
}

type ReceiptProps = { fila: FilaCuenta; filas: readonly FilaCuenta[]; matriculadoID: number; emisor: Emisor }

function Receipt({ fila, filas, matriculadoID, emisor }: ReceiptProps) {
  const pagoID = isIngreso(fila) ? pagoOf(fila) : undefined
  if (pagoID === undefined) return null
  const aMano = reciboByHand(filas, pagoID, fila)
  return <OwnRecibo {...{ matriculadoID, emisor, pagoID, aMano }} />
}
