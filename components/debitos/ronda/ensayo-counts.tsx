import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ENSAYO_EN_PALABRAS } from '@/components/debitos/ronda/filters'
import { CountTiles } from '@/components/ui/count-tiles'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { Ensayo } from '@/domain/debito/ronda'
import { CERO, formatMoney } from '@/domain/dinero'
import { formatFecha, formatMes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Props = { cuenta: LeidoEn<'/ronda/contar'>; address: Address; elegida: Ensayo }

/** Without a round before there is nothing to compare. */
const COMPARADAS: ReadonlySet<Ensayo> = new Set(['entran', 'salen', 'cambian'])

/** How many would be debited for how much, who stays out, and what keeps the file from being made. */
export function EnsayoCounts({ cuenta, address, elegida }: Props) {
  const { listas = [], anterior, faltan = [], vencimiento } = cuenta
  const cuentas = listas.flatMap(({ lista, cantidad = 0, total }) =>
    lista && (anterior || !COMPARADAS.has(lista))
      ? [
          {
            clave: lista,
            nombre: ENSAYO_EN_PALABRAS[lista],
            cantidad,
            ...(total !== undefined && total !== CERO && { detalle: formatMoney(total) }),
            href: hrefWith(address, { lista, pagina: undefined }),
            elegida: lista === elegida,
          },
        ]
      : [],
  )
  return (
    <section aria-label="Qué tendría el débito" className="mb-4 grid gap-2">
      {faltan.length > 0 && (
        <DangerNotice title="El archivo todavía no se puede hacer">
          <ul className="my-1.5 list-disc pl-5">
            {faltan.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
          <p>
            Se completa en los{' '}
            <Link href={rutas.ajustesDeDebito()} className="underline underline-offset-2">
              ajustes del débito automático
            </Link>
            .
          </p>
        </DangerNotice>
      )}
      <CountTiles cuentas={cuentas} />
      <p className="text-muted-foreground">
        {vencimiento && `Vence el ${formatFecha(vencimiento)}. `}
        {anterior?.anio && anterior.mes
          ? `Comparado con el débito de ${formatMes({ anio: anterior.anio, mes: anterior.mes })}.`
          : 'No hay un débito anterior con que comparar.'}
      </p>
    </section>
  )
}
