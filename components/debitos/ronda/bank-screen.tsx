import { ForeignFiles } from '@/components/debitos/ronda/foreign-files'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { addressOf } from '@/components/data-table/address'
import { PageHeader } from '@/components/shell/page-header'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { monthChoices } from '@/domain/debito/meses'
import { partsOf, today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'

type Props = { forma: number; path: string; params: Awaited<Busqueda>; propio: boolean }

/** A bank's month; of a server without rounds only its files are made. */
export function BankScreen({ forma, path, params, propio }: Props) {
  if (propio) return <MonthScreen forma={forma} address={addressOf(path, params)} />
  return (
    <>
      <PageHeader
        title={`Débito de ${nombreDeForma(forma)}`}
        subtitle="Los archivos de un mes para el banco"
        back={rutas.utilidades()}
      />
      <ForeignFiles meses={monthChoices()} mes={textOfMes(partsOf(today()))} de={{ forma }} />
    </>
  )
}
