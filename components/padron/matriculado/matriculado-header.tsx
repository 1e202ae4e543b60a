import type { ReactNode } from 'react'
import { CircleAlert } from '@/components/ui/icons'
import { RetryButton } from '@/components/data-table/retry-button'
import { MatriculadoOptions } from '@/components/padron/ficha/matriculado-options'
import { MatriculadoLine } from '@/components/padron/matriculado/matriculado-line'
import { MatriculadoHead } from '@/components/padron/matriculado/matriculado-head'
import { DangerNotice } from '@/components/ui/danger-notice'
import { headingOf, nameOf } from '@/lib/padron/matriculado-name'
import type { traerDatosBasicos } from '@/contract/matriculado'
import { type Centavos, CERO } from '@/domain/dinero'
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

type Basicos = NonNullable<Props['datos']>

/** What the acts on a member need of him; the rest does not travel. */
const forOptions = ({ tipoMatricula, generaCuotas, formaPago, cuitCuil }: Basicos) => ({
  ...{ tipoMatricula, generaCuotas, cuitCuil },
  formaPago: formaPago && { id: null, ...formaPago },
})

export function MatriculadoHeader({ pantalla, matriculadoID, datos, suma, cobertura }: Props) {
  const nombre = nameOf(datos)
  const titulo = datos ? headingOf(datos) : 'No se pudo leer de quién es'
  return (
    <>
      <MatriculadoHead
        {...{ matriculadoID, nombre, titulo }}
        matricula={datos?.matricula}
        pestana={`${nombre || `Matriculado ${matriculadoID}`} · ${escrito(pantalla)}`}
        back={rutas.ficha(matriculadoID)}
        opciones={
          datos?.tipoMatricula &&
          datos.generaCuotas !== undefined && (
            <MatriculadoOptions
              ampliada
              miembro={{ matriculadoID, nombre, ...forOptions(datos) }}
              deudor={(datos.situacion?.vencido ?? CERO) > 0n}
            />
          )
        }
        linea={
          <MatriculadoLine
            lead={escrito(pantalla)}
            estado={datos?.tipoMatricula?.nombre}
            deuda={datos?.deuda}
            suma={suma}
            saldoAFavor={datos?.saldoAFavor}
            situacion={datos?.situacion}
            cobertura={cobertura}
          />
        }
      />
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
