import { Suspense } from 'react'
import { Cobertura, CoberturaLoading } from '@/components/padron/ficha/cobertura'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { FichaOptions } from '@/components/padron/ficha/ficha-options'
import { MatriculadoLine } from '@/components/padron/matriculado/matriculado-line'
import { MatriculadoStrip } from '@/components/padron/matriculado/matriculado-strip'
import { Neighbours } from '@/components/padron/matriculado/neighbours'
import { FichaOpened } from '@/components/paleta/ficha-opened'
import { TabTitle } from '@/components/pestanas/tab-title'
import { BackButton } from '@/components/shell/back-button'
import { PageHeader } from '@/components/shell/page-header'
import type { Centavos } from '@/domain/dinero'
import type { Resultado } from '@/lib/api/result'
import { environment } from '@/lib/environment'
import { listedName } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'
import type { Opciones } from '@/components/padron/ficha/options-menu'

type Props = {
  matriculadoID: number
  ficha: Ficha
  cobertura: Promise<Resultado<string | null | undefined>>
  /** The debt, for a server that does not tell it. */
  suma: Promise<Centavos | undefined>
  /** What is owed and covered is told below, with what it means. */
  responde: boolean
  opciones: Opciones
}

const soloUltimoPago = (situacion: Ficha['situacion']) => situacion && { ultimoPago: situacion.ultimoPago }

export function FichaHeader({ matriculadoID, ficha, cobertura, suma, responde, opciones }: Props) {
  const { datosPersonales, datosProfesionales, tipoMatricula, generaCuotas, formaPago } = ficha
  const conocido = listedName(datosPersonales)
  const nombre = conocido || 'Matriculado sin nombre'
  const cuitCuil = datosProfesionales?.cuitCuil
  return (
    <div className="record-head sticky top-[var(--sticky-top,3.5rem)] z-10 -mx-4 -mt-4 mb-4 border-b bg-background px-4 pt-3 *:mb-3 md:-mx-6 md:-mt-5 md:px-6 md:pt-4">
      <TabTitle titulo={nombre} />
      <FichaOpened id={matriculadoID} nombre={conocido} matricula={ficha.matricula} />
      <PageHeader
        title={nombre}
        subtitle={
          <MatriculadoLine
            lead={`${escrito('Matricula')} ${ficha.matricula ?? '—'}`}
            estado={tipoMatricula?.nombre}
            deuda={responde ? undefined : ficha.deuda}
            suma={responde ? undefined : suma}
            saldoAFavor={ficha.saldoAFavor}
            situacion={responde ? soloUltimoPago(ficha.situacion) : ficha.situacion}
            cobertura={
              !responde && (
                <Suspense fallback={<CoberturaLoading />}>
                  <Cobertura estado={cobertura} />
                </Suspense>
              )
            }
          />
        }
        back={
          <>
            {environment().ROLE_POLICY !== 'estricta' && <Neighbours matriculadoID={matriculadoID} breve />}
            <BackButton fallback={rutas.matriculados()} />
          </>
        }
        actions={
          <FichaOptions
            miembro={{ matriculadoID, nombre, cuitCuil, tipoMatricula, generaCuotas, formaPago }}
            opciones={opciones}
          />
        }
      />
      <MatriculadoStrip matriculadoID={matriculadoID} solo />
    </div>
  )
}
