import { lineRow } from '@/lib/debitos/line-row'
import { RenglonTable } from '@/components/debitos/rendicion/renglon-table'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ListPart } from '@/components/listado/list-part'
import { CountTiles } from '@/components/ui/count-tiles'
import { rendicion as listado } from '@/contract/listas/rendicion'
import { traerFilas } from '@/contract/rendicion'
import { countResults, nameOfResult } from '@/domain/debito/rendicion'
import { formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { rendicion: LeidoEn<'/rendicion/traerDatos'> & { id: number }; address: Address }

/** A report's lines by result, and all of them as a spreadsheet. */
export function RendicionRenglones({ rendicion, address }: Props) {
  const { id: rendicionID, codigos = [], nombre = 'Rendición' } = rendicion
  const elegido = address.params['resultado']
  return (
    <>
      <section aria-label="Qué respondió" className="mb-4">
        <CountTiles
          cuentas={countResults(codigos).map(({ clave, cantidad, cobrado }) => ({
            clave: String(clave),
            nombre: nameOfResult(clave),
            cantidad,
            detalle: formatMoney(cobrado),
            href: hrefWith(address, {
              resultado: String(clave) === elegido ? undefined : String(clave),
              pagina: undefined,
            }),
            elegida: String(clave) === elegido,
          }))}
        />
      </section>
      <ListPart
        {...{ listado, traerTodos: traerFilas, de: { rendicionID }, address }}
        titulo={nombre}
        fila={lineRow}
        tabla={(tabla) => <RenglonTable {...tabla} />}
      />
    </>
  )
}
