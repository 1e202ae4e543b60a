import Link from 'next/link'
import { hrefWith } from '@/components/data-table/address'
import { countResults, nameOfResult } from '@/domain/debito/rendicion'
import { formatMoney, sumMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Props = { rendicionID: number; codigos: NonNullable<LeidoEn<'/rendicion/traerDatos'>['codigos']> }

/** The lines of a report by result, each leading to its own, with their sum. */
export function ResultTable({ rendicionID, codigos }: Props) {
  const contados = countResults(codigos)
  const cantidad = contados.reduce((sum, one) => sum + one.cantidad, 0)
  const cobrado = sumMoney(contados.map((one) => one.cobrado))
  const address = { path: rutas.rendicion(rendicionID), params: {} }
  return (
    <table className="w-full max-w-xl">
      <thead className="text-left text-muted-foreground">
        <tr>
          <th scope="col" className="py-1 pr-3 font-normal">
            Resultado
          </th>
          <th scope="col" className="w-20 py-1 pr-3 sm:w-28 text-right font-normal">
            Renglones
          </th>
          <th scope="col" className="w-28 py-1 sm:w-40 text-right font-normal">
            Cobrado
          </th>
        </tr>
      </thead>
      <tbody>
        {contados.map((one) => (
          <tr key={one.clave} className="border-t">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              <Link
                href={hrefWith(address, { resultado: String(one.clave) })}
                prefetch={false}
                className="link"
              >
                {nameOfResult(one.clave)}
              </Link>
            </th>
            <td className="py-1 pr-3 text-right tabular-nums">{formatCount(one.cantidad)}</td>
            <td className="py-1 text-right tabular-nums">{formatMoney(one.cobrado)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className="py-1 pr-3 text-left">
            Total
          </th>
          <td className="py-1 pr-3 text-right tabular-nums">{formatCount(cantidad)}</td>
          <td className="py-1 text-right tabular-nums">{formatMoney(cobrado)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
