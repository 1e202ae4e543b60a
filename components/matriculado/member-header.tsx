import { MemberLine } from '@/components/matriculado/member-line'
import { RecordOpened } from '@/components/paleta/record-opened'
import { TabTitle } from '@/components/pestanas/tab-title'
import { PageHeader } from '@/components/shell/page-header'
import { headingOf, nameOf } from '@/components/matriculado/member-name'
import type { traerDatosBasicos } from '@/contract/matriculado'
import type { Centavos } from '@/domain/dinero'
import type { LeidoDe } from '@/lib/api/resultado'
import { rutas } from '@/lib/rutas'

type Props = {
  /** The screen's name. */
  pantalla: string
  matriculadoID: number
  /** undefined while the member himself could not be read. */
  datos: LeidoDe<typeof traerDatosBasicos> | undefined
  /** What he owes, for a server that does not tell it. */
  suma?: Promise<Centavos | undefined>
}

/** Title of a screen below the record: registration number and name (S2 2), state and debt; 'Volver' to the record. */
export function MemberHeader({ pantalla, matriculadoID, datos, suma }: Props) {
  const nombre = nameOf(datos)
  return (
    <>
      <TabTitle titulo={`${nombre || `Matriculado ${matriculadoID}`} · ${pantalla}`} />
      <RecordOpened id={matriculadoID} nombre={nombre || undefined} matricula={datos?.matricula} />
      <PageHeader
        title={headingOf(datos)}
        subtitle={
          <MemberLine
            lead={pantalla}
            estado={datos?.tipoMatricula?.nombre}
            deuda={datos?.deuda}
            suma={suma}
            saldoAFavor={datos?.saldoAFavor}
          />
        }
        back={rutas.ficha(matriculadoID)}
      />
    </>
  )
}
