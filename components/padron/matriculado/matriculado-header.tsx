import type { ReactNode } from 'react'
import { CircleAlert } from '@/components/ui/icons'
import { RetryButton } from '@/components/data-table/retry-button'
import { MatriculadoLine } from '@/components/padron/matriculado/matriculado-line'
import { MatriculadoStrip } from '@/components/padron/matriculado/matriculado-strip'
import { FichaOpened } from '@/components/paleta/ficha-opened'
import { TabTitle } from '@/components/pestanas/tab-title'
import { BackButton } from '@/components/shell/back-button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { headingOf, nameOf } from '@/lib/padron/matriculado-name'
import type { traerDatosBasicos } from '@/contract/matriculado'
import type { Centavos } from '@/domain/dinero'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

const SIN_LEER =
  'El servidor no dijo quién es el matriculado. Hasta saberlo, aquí no se ofrece nada que cambie su cuenta.'

type Props = {
  pantalla: string
  matriculadoID: number
  /** Undefined when the member could not be read, which is told here once. */
  datos: LeidoDe<typeof traerDatosBasicos> | undefined
  /** The debt, for a server that does not tell it. */
  suma?: Promise<Centavos | undefined> | undefined
  cobertura?: ReactNode
}

export function MatriculadoHeader({ pantalla, matriculadoID, datos, suma, cobertura }: Props) {
  const nombre = nameOf(datos)
  const titulo = datos ? headingOf(datos) : 'No se pudo leer de quién es'
  return (
    <>
      <TabTitle titulo={`${nombre || `Matriculado ${matriculadoID}`} · ${escrito(pantalla)}`} />
      <FichaOpened id={matriculadoID} nombre={nombre || undefined} matricula={datos?.matricula} />
      <div className="member-name">
        <span data-print="hide">
          <BackButton fallback={rutas.ficha(matriculadoID)} />
        </span>
        <h1 title={titulo}>{titulo}</h1>
      </div>
      <div className="mb-4 text-muted-foreground">
        <MatriculadoLine
          lead={escrito(pantalla)}
          estado={datos?.tipoMatricula?.nombre}
          deuda={datos?.deuda}
          suma={suma}
          saldoAFavor={datos?.saldoAFavor}
          situacion={datos?.situacion}
          cobertura={cobertura}
        />
      </div>
      <MatriculadoStrip matriculadoID={matriculadoID} />
      {!datos && (
        <DangerNotice role="alert" icon={CircleAlert} title={SIN_LEER} className="mb-3">
          <p className="mt-2">
            <RetryButton />
          </p>
        </DangerNotice>
      )}
    </>
  )
}
