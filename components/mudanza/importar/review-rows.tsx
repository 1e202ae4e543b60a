import type { Address } from '@/components/data-table/address'
import { readPage } from '@/components/data-table/address'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { ReviewTable } from '@/components/mudanza/importar/review-table'
import { traerRenglones } from '@/contract/importacion'
import { SUERTES } from '@/domain/importar/resultado'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'

type Props = { importacionID: number; address: Address; variasHojas: boolean }

/** The judged rows, those that the address asks for. */
export async function ReviewRows({ importacionID, address, variasHojas }: Props) {
  const { que, aviso, codigo, pagina } = address.params
  const entrada = {
    importacionID,
    que: SUERTES.find((suerte) => suerte === que),
    conAviso: aviso === undefined ? undefined : true,
    codigo: codigo?.slice(0, 60),
  }
  const lista = await readListPage(traerRenglones.ruta, readPage(pagina), (page) =>
    readApi(traerRenglones, { ...entrada, pagina: page }),
  )
  const place = { ...address, params: { ...address.params, paso: 'revision' } }
  // The cells are for the file of what was refused: drawn nowhere, they would travel with each row.
  const shown = mapList(lista, ({ celdas: _, ...renglon }) => renglon)
  return (
    <ReviewTable
      {...pagedList(
        shown,
        { ruta: '/importacion/traerRenglones', entrada, que: 'las filas revisadas' },
        { address: place },
      )}
      address={place}
      variasHojas={variasHojas}
    />
  )
}
