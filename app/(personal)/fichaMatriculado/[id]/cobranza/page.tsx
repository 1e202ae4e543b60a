import type { Metadata } from 'next'
import { contentOf } from '@/components/espera/content-of'
import { LinkButton } from '@/components/listado/link-button'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { DeudaTable } from '@/components/tesoreria/cobranza/deuda-table'
import { EventoTable } from '@/components/tesoreria/cobranza/evento-table'
import { NoteButtons } from '@/components/tesoreria/cobranza/note-buttons'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerDe } from '@/contract/prescripcion'
import { today } from '@/domain/fechas'
import { sayRige } from '@/domain/prescripcion'
import { readApi } from '@/lib/api/client'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cobranza' }

export default async function CobranzaPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('cobranza.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const { matriculadoID } = entrada
  const [quien, leida] = await Promise.all([readApi(traerDatosBasicos, entrada), readApi(traerDe, entrada)])
  const datos = knownMatriculado(orNotFound(quien))
  const todo = orLeave(leida)
  const gestiona = datos !== undefined && permisos.has('cobranza.gestionar')
  const address = { path: rutas.cobranza(matriculadoID), params: {} }
  const espera = { ruta: '/prescripcion/traerDe', entrada, que: 'lo que debe' } as const
  const deudas = todo.ok ? { ...todo, datos: todo.datos.deudas ?? [] } : todo
  const eventos = todo.ok ? (todo.datos.eventos ?? []) : undefined
  return (
    <>
      <MatriculadoHeader pantalla="Cobranza" {...{ matriculadoID, datos }} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">
          {todo.ok && sayRige(todo.datos.rige ?? 0, todo.datos.articulo ?? '')}
        </p>
        {permisos.has('pagos.ver') && (
          <LinkButton href={rutas.pagos(matriculadoID)}>Pagos pendientes</LinkButton>
        )}
      </div>
      <DeudaTable content={contentOf(deudas, espera)} address={address} hoy={today()} />
      {eventos && (
        <>
          <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-base font-semibold">Gestiones</h2>
            {gestiona && <NoteButtons matriculadoID={matriculadoID} />}
          </div>
          <EventoTable {...{ eventos, address, matriculadoID, gestiona }} />
        </>
      )}
    </>
  )
}
