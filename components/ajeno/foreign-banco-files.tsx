import { ForeignFiles } from '@/components/ajeno/foreign-files'
import { PageHeader } from '@/components/shell/page-header'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { monthChoices } from '@/domain/debito/meses'
import { partsOf, today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

/** A bank's month of a server without rounds: only its files are made. */
export function ForeignBancoFiles({ forma }: { forma: number }) {
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
