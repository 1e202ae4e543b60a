import { Suspense } from 'react'
import { Cobertura, CoberturaLoading } from '@/components/padron/ficha/cobertura'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { MatriculadoOptions } from '@/components/padron/ficha/matriculado-options'
import { MatriculadoLine } from '@/components/padron/matriculado/matriculado-line'
import { type Centavos, CERO } from '@/domain/dinero'
import { MatriculadoHead } from '@/components/padron/matriculado/matriculado-head'
import type { Resultado } from '@/lib/api/result'
import { headingFor, listedName } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID: number
  ficha: Ficha
  cobertura: Promise<Resultado<string | null | undefined>>
  /** The debt, for a server that does not tell it. */
  suma: Promise<Centavos | undefined>
  /** What is owed and covered is told below, with what it means. */
  responde: boolean
  ampliada: boolean
}

const soloUltimoPago = (situacion: Ficha['situacion']) => situacion && { ultimoPago: situacion.ultimoPago }

export function FichaHeader({ matriculadoID, ficha, cobertura, suma, responde, ampliada }: Props) {
  const { datosPersonales, datosProfesionales, tipoMatricula, generaCuotas, formaPago } = ficha
  const conocido = listedName(datosPersonales)
  const nombre = conocido || 'Matriculado sin nombre'
  const cuitCuil = datosProfesionales?.cuitCuil
  return (
    <MatriculadoHead
      {...{ matriculadoID, matricula: ficha.matricula }}
      nombre={conocido}
      titulo={headingFor({ nombre: conocido, matricula: ficha.matricula })}
      pestana={nombre}
      back={rutas.matriculados()}
      opciones={
        <MatriculadoOptions
          ampliada={ampliada}
          miembro={{ matriculadoID, nombre, cuitCuil, tipoMatricula, generaCuotas, formaPago }}
          deudor={(ficha.situacion?.vencido ?? CERO) > 0n}
        />
      }
      linea={
        <MatriculadoLine
          lead="Ficha"
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
    />
  )
}
