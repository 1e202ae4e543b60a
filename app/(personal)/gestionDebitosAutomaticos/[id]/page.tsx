import type { Metadata } from 'next'
import { PlainAutorizacion } from '@/components/ajeno/plain-autorizacion'
import { IssuedAutorizacion } from '@/components/debitos/adhesion/autorizacion-button'
import { CurrentDebito } from '@/components/debitos/adhesion/current-debito'
import { EnrolForm } from '@/components/debitos/adhesion/enrol-form'
import { AdhesionTable } from '@/components/debitos/adhesion/adhesion-table'
import { AnswerTable } from '@/components/debitos/respuesta/answer-table'
import { contentOf } from '@/components/espera/content-of'
import { type Cerrado, ClosedDebitos } from '@/components/padron/matriculado/closed-debitos'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { Card } from '@/components/ui/card'
import { traerCerrados, traerHistoria } from '@/contract/da-listado'
import { traerResultados } from '@/contract/debito-automatico'
import { traerDatosBasicos } from '@/contract/matriculado'
import { describePermitido, permitido } from '@/domain/acto-por-estado'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { EFECTIVO, estadoID, formaPagoID } from '@/domain/estados'
import { readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { knownMatriculado, paperNameOf } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Debitos Automaticos') }

export default async function DebitosPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos, hay } = await requireSession('debitos.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, historia, resultados, enCerrados] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerHistoria, entrada),
    readApi(traerResultados, entrada),
    readApi(traerCerrados, entrada),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const registra = hay.propio
  const lista = registra ? orLeave(historia) : undefined
  const vigente = lista?.ok ? lista.datos.find(({ fechaBaja }) => !fechaBaja) : undefined
  const espera = { ruta: '/da_listado/traerHistoria', entrada, que: 'las adhesiones' } as const
  const cerrados = enCerrados?.ok ? enCerrados.datos : []
  const debitos = registra ? orLeave(resultados) : undefined
  const address = { path: rutas.debitosDeMatriculado(entrada.matriculadoID), params: {} }
  return (
    <>
      <MatriculadoHeader pantalla="Debitos Automaticos" {...entrada} datos={datos} />
      {datos && (
        <Card className="mb-4 grid max-w-3xl gap-4 p-4">
          <ClosedDebitos cerrados={changedOf(cerrados)} />
          <Debit
            {...entrada}
            {...{ datos, vigente, cerrados, registra }}
            edita={permisos.has('debitos.editar')}
          />
        </Card>
      )}
      {debitos && (!debitos.ok || debitos.datos.length > 0) && (
        <section className="mb-4" aria-label="Qué pasó con sus últimos débitos">
          <h2 className="mb-2 font-semibold">Qué pasó con sus últimos débitos</h2>
          <AnswerTable
            content={contentOf(debitos, {
              ruta: '/da_listado/traerResultados',
              entrada,
              que: 'sus últimos débitos',
            })}
            address={address}
            rondas={permisos.has('debitos.rondas')}
          />
        </section>
      )}
      {lista && <AdhesionTable content={contentOf(lista, espera)} address={address} />}
    </>
  )
}

/** Those that debit him as he is not any more: the others are told by the act. */
const changedOf = (cerrados: readonly Cerrado[]): Cerrado[] => cerrados.filter(({ cambio }) => cambio)

type Props = {
  matriculadoID: number
  datos: LeidoDe<typeof traerDatosBasicos>
  vigente: LeidoDe<typeof traerHistoria>[number] | undefined
  cerrados: readonly Cerrado[]
  registra: boolean
  edita: boolean
}

/** The payment form tells which of the two is shown; a server that tells none is asked for nothing. */
async function Debit({ matriculadoID, datos, vigente, cerrados, registra, edita }: Props) {
  const { formaPago, tipoMatricula, dni, matricula } = datos
  const forma = vigente?.formaPagoID ?? formaPagoID(formaPago && { id: null, nombre: formaPago.nombre })
  const nombre = vigente?.formaPago ?? formaPago?.nombre ?? ''
  if (!nombre) return <p>El servidor no dijo cómo paga.</p>
  if (forma === EFECTIVO) {
    const member = { estado: estadoID(tipoMatricula) ?? 0, desde: datos.estadoDesde ?? null }
    const fault = permitido('debito', member) === 'no' ? describePermitido('debito', member) : null
    if (fault || !edita) return <p>Paga en efectivo. {fault && `${fault}.`}</p>
    return <EnrolForm matriculadoID={matriculadoID} />
  }
  const deBanco = forma === DEBITO_BANCARIO
  const quien = { nombre: paperNameOf(datos), dni, matricula, formaPago: nombre }
  const Authorization = registra ? IssuedAutorizacion : PlainAutorizacion
  return (
    <CurrentDebito
      {...{ matriculadoID, vigente, cerrados, registra, edita }}
      formaPago={nombre}
      {...{ deBanco, quien }}
      autoriza={<Authorization {...{ matriculadoID, quien, deBanco }} emisor={await emisor()} />}
    />
  )
}
