import { titleOfReport } from '@/components/debitos/rendicion/address'
import { ForeignLoader } from '@/components/ajeno/foreign-loader'
import { PageHeader } from '@/components/shell/page-header'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { monthChoices } from '@/domain/debito/meses'
import { rutas } from '@/lib/routes'

/** A bank's reports of a month for a server without rounds, which takes the files in one call. */
export function ForeignRendiciones({ forma }: { forma: 41 | 42 }) {
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
