import { addressOf } from '@/components/data-table/address'
import { titleOfReport } from '@/components/debitos/rendicion/address'
import { ForeignLoader } from '@/components/debitos/rendicion/foreign-loader'
import { LoadScreen } from '@/components/debitos/rendicion/load-screen'
import { PageHeader } from '@/components/shell/page-header'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { monthChoices } from '@/domain/debito/meses'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'

type Props = { forma: 41 | 42; path: string; params: Awaited<Busqueda>; propio: boolean }

/** A bank's reports of a month; a server without rounds takes the files in one call. */
export function BankLoading({ forma, path, params, propio }: Props) {
  if (propio) return <LoadScreen forma={forma} address={addressOf(path, params)} />
  const clases = forma === 41 ? (bancoDeForma(forma)?.clases ?? []) : []
  return (
    <>
      <PageHeader
        title={titleOfReport(forma)}
        subtitle="Lo que el banco respondió al débito de un mes"
        back={rutas.utilidades()}
      />
      <ForeignLoader
        meses={monthChoices()}
        forma={forma}
        partes={
          forma === 41
            ? clases.map(({ clave, titulo }) => ({
                parte: clave === 'CC' ? ('archivoCc' as const) : ('archivoCa' as const),
                titulo: `${clave}: ${titulo}`,
              }))
            : [{ parte: 'archivo', titulo: 'El archivo del banco' }]
        }
      />
    </>
  )
}
