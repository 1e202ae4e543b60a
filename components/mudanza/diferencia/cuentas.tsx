import { CuentaScroll } from '@/components/mudanza/diferencia/cuenta-scroll'
import type { Diferencia } from '@/components/mudanza/diferencia/datos'
import { type Centavos, CERO, formatMoney, subtract } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { alinear, firstApart, type Par } from '@/domain/mudanza/alinear'

type Cuenta = NonNullable<Diferencia['nuestra']>
interface Renglon {
  fecha: string | null
  concepto: string | null
  debe: Centavos
  haber: Centavos
  saldo: Centavos | null
}
type Lado = 'suya' | 'nuestra'
const LADOS: Readonly<Record<Lado, string>> = { suya: 'Sistema anterior', nuestra: 'Este registro' }

/** Both accounts, row beside row; the first that differs is marked and in sight. On a phone one stands under the other. */
export function Cuentas({ suya, nuestra }: { suya: Cuenta; nuestra: Cuenta }) {
  const pares = alinear(renglonesOf(suya), renglonesOf(nuestra))
  const distinta = firstApart(pares)
  return (
    <section className="grid gap-2" aria-labelledby="cuentas">
      <h2 id="cuentas" className="text-base font-semibold">
        Las dos cuentas
      </h2>
      <p className="text-sm text-muted-foreground">
        {distinta === -1
          ? 'Los renglones son los mismos.'
          : 'Marcado, el primer renglón que no es igual. En gris, los que el otro lado no tiene.'}
      </p>
      <CuentaScroll>
        {(Object.keys(LADOS) as Lado[]).map((lado) => (
          <Side key={lado} {...{ lado, pares, distinta }} />
        ))}
      </CuentaScroll>
      <div className="cuentas-pendientes">
        <Pendientes lado="suya" cuenta={suya} />
        <Pendientes lado="nuestra" cuenta={nuestra} />
      </div>
    </section>
  )
}

const renglonesOf = ({ renglones = [] }: Cuenta): Renglon[] =>
  renglones.map(({ fecha = null, concepto = null, debe = CERO, haber = CERO, saldo = null }) => ({
    ...{ fecha, concepto, debe, haber, saldo },
  }))

interface SideProps {
  lado: Lado
  pares: readonly Par<Renglon, Renglon>[]
  distinta: number
}

/** Every row is as tall as its neighbour, so that both sides stand beside each other. */
const Side = ({ lado, pares, distinta }: SideProps) => (
  <div
    className="cuenta-caja"
    role="region"
    aria-label={`Renglones: ${LADOS[lado].toLowerCase()}`}
    tabIndex={0}
  >
    <table className="cuenta-lado" aria-label={`Cuenta: ${LADOS[lado].toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={6}>
            {LADOS[lado]}
          </th>
        </tr>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Concepto</th>
          <th scope="col">Debe</th>
          <th scope="col">Haber</th>
          <th scope="col">Importe</th>
          <th scope="col">Saldo</th>
        </tr>
      </thead>
      <tbody>
        {pares.map((par, index) => (
          <Row
            key={index}
            renglon={par[lado]}
            sola={!par.suya || !par.nuestra}
            distinta={index === distinta}
          />
        ))}
        {pares.length === 0 && (
          <tr>
            <td colSpan={6}>Sin renglones</td>
          </tr>
        )}
      </tbody>
    </table>
  </div>
)

/** On a phone what was charged and what came in share a column. */
const movedBy = (debe: Centavos, haber: Centavos): string => formatMoney(subtract(debe, haber))

function Row({
  renglon,
  sola,
  distinta,
}: {
  renglon: Renglon | undefined
  sola: boolean
  distinta: boolean
}) {
  if (!renglon)
    return (
      <tr data-vacia="" data-distinta={distinta ? '' : undefined}>
        <td colSpan={6}>{distinta ? 'No está' : ''}</td>
      </tr>
    )
  const { fecha, concepto, debe, haber, saldo } = renglon
  return (
    <tr data-sola={sola ? '' : undefined} data-distinta={distinta ? '' : undefined}>
      <td>{fecha ? formatFecha(fecha) : 'Sin fecha'}</td>
      <td title={concepto ?? ''}>
        <span>{concepto || 'Sin concepto'}</span>
      </td>
      <td>{debe === 0n ? '' : formatMoney(debe)}</td>
      <td>{haber === 0n ? '' : formatMoney(haber)}</td>
      <td>{movedBy(debe, haber)}</td>
      <td>{saldo === null ? '' : formatMoney(saldo)}</td>
    </tr>
  )
}

function Pendientes({ lado, cuenta: { pendientes = [], total = CERO } }: { lado: Lado; cuenta: Cuenta }) {
  return (
    <table className="cuenta-lado pendiente" aria-label={`Pendiente: ${LADOS[lado].toLowerCase()}`}>
      <caption>Pendiente, {LADOS[lado].toLowerCase()}</caption>
      <tbody>
        {pendientes.map(({ nombre, monto = CERO }, index) => (
          <tr key={index}>
            <td>
              <span>{nombre || 'Sin nombre'}</span>
            </td>
            <td>{formatMoney(monto)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{pendientes.length === 0 ? 'No debe nada' : 'Total'}</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
