import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ENSAYO_EN_PALABRAS } from '@/components/seguros/archivo-federacion/filters'
import { CountTiles } from '@/components/ui/count-tiles'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { Ensayo } from '@/domain/archivo-federacion'
import { formatInstante, formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cuenta: LeidoEn<'/archivoFederacion/contar'>; address: Address; elegida: Ensayo }

/** Without files before there is nothing to compare. */
const COMPARADAS: ReadonlySet<Ensayo> = new Set(['entran', 'salen', 'cambian'])

/** How many the files would have, who is left out of them, and what they are compared with. */
export function EnsayoCounts({ cuenta: { listas = [], anterior }, address, elegida }: Props) {
  const hrefTo = (lista: Ensayo) => hrefWith(address, { lista, pagina: undefined })
  const cuentas = listas.flatMap(({ lista, cantidad = 0 }) =>
    lista && (anterior || !COMPARADAS.has(lista))
      ? [
          {
            clave: lista,
            nombre: ENSAYO_EN_PALABRAS[lista],
            cantidad,
            href: hrefTo(lista),
            elegida: lista === elegida,
          },
        ]
      : [],
  )
  const afuera = listas.find(({ lista }) => lista === 'afuera')?.cantidad ?? 0
  return (
    <section aria-label="Qué tendrían los archivos" className="mb-4 grid gap-2">
      <CountTiles cuentas={cuentas} />
      {afuera > 0 && (
        <DangerNotice>
          <Link href={hrefTo('afuera')} prefetch={false} className="underline underline-offset-2">
            {afuera === 1
              ? '1 asegurado queda afuera: le falta un dato que pide la federación'
              : `${formatCount(afuera)} asegurados quedan afuera: les falta un dato que pide la federación`}
          </Link>
        </DangerNotice>
      )}
      <p className="text-muted-foreground">
        {anterior?.anio && anterior.mes
          ? `Comparado con el archivo de ${formatMes({ anio: anterior.anio, mes: anterior.mes })}${anterior.generado ? `, generado el ${formatInstante(anterior.generado)}` : ''}.`
          : 'No hay archivos de un mes anterior con que comparar.'}
      </p>
    </section>
  )
}
