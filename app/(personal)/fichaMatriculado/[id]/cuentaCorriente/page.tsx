import type { Metadata } from 'next'
import { CuentaTable } from '@/components/tesoreria/cuenta-corriente/cuenta-table'
import { DownloadButtons } from '@/components/tesoreria/cuenta-corriente/download-buttons'
import { RangeForm } from '@/components/tesoreria/cuenta-corriente/range-form'
import { readRange } from '@/components/tesoreria/cuenta-corriente/range'
import { addressOf } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { knownMatriculado, nameOf } from '@/lib/padron/matriculado-name'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { pendingDeuda } from '@/lib/tesoreria/pending-deuda'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cuenta corriente' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function CuentaCorrientePage({ params, searchParams }: Props) {
  const { permisos, hay } = await requireSession('cuenta.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.cuentaCorriente(matriculadoID), await searchParams)
  const range = readRange(address.params)
  const entrada = { matriculadoID, ...range, traerMatriculas: true, traerConceptos: true, traerPP: true }
  const suma = pendingDeuda(matriculadoID)
  const [quien, cuenta] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    readApi(traerCuentaCorriente, entrada),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const mostrador = await counterFor({ matriculadoID, datos, hay, permisos })
  const ampliada = mostrador.registra && environment().ROLE_POLICY !== 'estricta'
  const espera = { ruta: '/pago/traerCuentaCorriente', entrada, que: 'la cuenta corriente' } as const
  return (
    <MostradorScope {...mostrador}>
      <MatriculadoHeader
        pantalla="Cuenta Corriente"
        matriculadoID={matriculadoID}
        datos={datos}
        suma={suma}
      />
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3" data-print="hide">
        <RangeForm key={`${range.desde} ${range.hasta}`} address={address} {...range} />
        {permisos.has('cuenta.descargar') && (
          <DownloadButtons
            matriculadoID={matriculadoID}
            matricula={datos?.matricula}
            nombre={nameOf(datos)}
            numerados={ampliada}
            {...range}
          />
        )}
      </div>
      <CuentaTable
        content={contentOf(orLeave(cuenta), espera)}
        address={address}
        conRecibo={permisos.has('recibos.ver')}
        hasta={ampliada ? range.hasta : undefined}
      />
    </MostradorScope>
  )
}
