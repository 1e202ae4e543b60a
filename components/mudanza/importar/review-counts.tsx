import { type Address, hrefWith } from '@/components/data-table/address'
import type { Datos } from '@/components/mudanza/importar/datos'
import { countOf } from '@/components/mudanza/importar/words'
import { CountTiles } from '@/components/ui/count-tiles'
import { formatMoney } from '@/domain/dinero'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { SUERTES_EN_PALABRAS } from '@/domain/importar/resultado'

type Cuentas = NonNullable<Datos['importacion']['cuentas']>
type Props = { cuentas: Cuentas; destino: DestinoDeImportacion; escrita: boolean; address: Address }

/** How many rows of each kind, each leading to its own, and the sums beside what the file says of itself. */
export function ReviewCounts({ cuentas, destino, escrita, address }: Props) {
  const { registros, monto, avisos } = cuentas
  const [one, many] = escrita ? ['escribió', 'escribieron'] : ['escribiría', 'escribirían']
  return (
    <section aria-label="Qué pasaría" className="mb-4 grid gap-2">
      <CountTiles cuentas={tilesOf(cuentas, address)} />
      <p className="text-muted-foreground">
        {registros === 0
          ? `No se ${one} nada.`
          : `Se ${registros === 1 ? one : many} ${countOf(destino, registros)}${monto === null ? '' : ` por ${formatMoney(monto)}`}.`}
      </p>
      {avisos.length > 0 && (
        <ul className="rounded-lg border bg-card px-4 py-2.5" aria-label="Lo que dice el archivo de sí mismo">
          {avisos.map((aviso) => (
            <li key={aviso} className="wrap-anywhere">
              {aviso}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Pressing the chosen one shows all rows again. */
function tilesOf({ nuevas, cambian, iguales, conAviso, rehusadas, salteadas }: Cuentas, address: Address) {
  const { que, aviso } = address.params
  const to = (changes: { que?: string; aviso?: string }) =>
    hrefWith(address, {
      ...{ paso: 'revision', que: undefined, aviso: undefined, codigo: undefined, pagina: undefined },
      ...changes,
    })
  const tile = (clave: keyof typeof SUERTES_EN_PALABRAS, cantidad: number) => {
    const elegida = que === clave
    const href = to(elegida ? {} : { que: clave })
    return { clave, nombre: SUERTES_EN_PALABRAS[clave], cantidad, href, elegida }
  }
  const warned = aviso !== undefined
  return [
    tile('nueva', nuevas),
    tile('cambia', cambian),
    tile('igual', iguales),
    {
      ...{ clave: 'aviso', nombre: 'Con aviso', cantidad: conAviso, elegida: warned },
      href: to(warned ? {} : { aviso: '1' }),
    },
    tile('rehusada', rehusadas),
    tile('salteada', salteadas),
  ]
}
