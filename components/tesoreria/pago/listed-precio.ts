import { useEffect } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Edicion, Matricula, Valores } from '@/components/tesoreria/pago/edit-values'
import { formatMoney } from '@/domain/dinero'
import { isTipoConCuota } from '@/domain/estados'
import { nameOfPrecio, priceFor, TIPO_PRECIO, variantOf } from '@/domain/precio'
import { useLectura } from '@/lib/llamada/use-lectura'

/**
 * The listed price of another type or insurance than the month's, in words. Prices are read when something else is
 * chosen; with `anio` undefined they cannot be.
 */
export function useListedPrecio(
  control: Control<Valores, unknown, Edicion>,
  leida: Matricula,
  anio: number | undefined,
): string {
  const { estado, leer } = useLectura('/concepto/traerTodosSinPaginar')
  const { tipoMatriculaID: tipo, ...seguro } = useWatch({
    control,
    compute: ({
      tipoMatriculaID,
      federacion,
      ampliacionFederacion,
      ampliacionFederacionExtendida,
    }: Valores) => ({
      tipoMatriculaID,
      federacion: federacion ?? false,
      ampliacion: ampliacionFederacion ?? false,
      ampliacionExtendida: ampliacionFederacionExtendida ?? false,
    }),
  })
  const variante = variantOf(seguro)
  const before = variantOf({
    federacion: leida.federacion ?? false,
    ampliacion: leida.ampliacionFederacion ?? false,
    ampliacionExtendida: leida.ampliacionFederacionExtendida ?? false,
  })
  const other = anio !== undefined && (tipo !== leida.tipoMatriculaID || variante !== before)
  const { fase } = estado
  useEffect(() => {
    if (other && fase === 'quieta') void leer({ tipo: TIPO_PRECIO })
  }, [other, fase, leer])
  if (!other || fase !== 'lista' || !isTipoConCuota(tipo)) return ''
  const precios = estado.datos.flatMap(({ anio, variante, monto, tipoMatriculaID }) =>
    tipoMatriculaID === tipo && anio !== undefined && monto ? [{ anio, variante: variante ?? 0, monto }] : [],
  )
  const price = priceFor(precios, anio, variante)
  const name = nameOfPrecio(tipo, variante, anio)
  return price === null ? `No hay precio de ${name}` : `El precio de ${name} es ${formatMoney(price)}`
}
