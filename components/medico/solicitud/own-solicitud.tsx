'use client'

import { useState } from 'react'
import { Section } from '@/components/medico/section'
import { AskForm, ToCome } from '@/components/medico/solicitud/ask-form'
import { SolicitudBadge } from '@/components/medico/solicitud/solicitud-badge'
import { OwnActs, type Solicitud } from '@/components/medico/solicitud/own-acts'
import { OwnPapers } from '@/components/medico/solicitud/own-papers'
import { Button } from '@/components/ui/button'
import { formatFecha, formatInstante } from '@/domain/fechas'
import { nameOfSolicitud } from '@/domain/solicitud'

/** One request of his: what he asks, its papers, what comes of it and what he may do. */
export function OwnSolicitud({ solicitud }: { solicitud: Solicitud }) {
  const { solicitudID = 0, estado, motivo, pasa = [], papeles = [], pasos = [], puede = [] } = solicitud
  const draft = estado === 'borrador'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-muted-foreground">
          {nameOfSolicitud({ numero: solicitud.numero, anio: solicitud.anio })}
        </span>
        {estado && <SolicitudBadge estado={estado} />}
      </div>
      {motivo && (
        <p className="mt-2 wrap-anywhere">
          {estado === 'observada' ? 'Falta corregir: ' : ''}
          {motivo}
        </p>
      )}
      <Asked solicitud={solicitud} edits={draft} />
      {pasa.length > 0 && (
        <Section id="pasa" title="Qué va a pasar">
          <ToCome lines={pasa} />
        </Section>
      )}
      <OwnPapers {...{ solicitudID, papeles }} attaches={puede.includes('presentar')} />
      <OwnActs solicitud={solicitud} />
      {pasos.length > 0 && (
        <Section id="pasos" title="Qué pasó">
          <ol aria-label="Qué pasó" className="grid gap-1 text-muted-foreground">
            {pasos.map(({ hecho, motivo: porque, en }) => (
              <li key={`${hecho} ${en}`} className="wrap-anywhere">
                {en && formatInstante(en).slice(0, -3)} · {hecho}
                {porque && `: ${porque}`}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

/** What he asks for, in words; a draft can be changed. */
function Asked({ solicitud, edits }: { solicitud: Solicitud; edits: boolean }) {
  const [open, setOpen] = useState(false)
  const {
    desde,
    anios,
    conBaja,
    nombreNuevo,
    apellidoNuevo,
    texto,
    clase,
    nombre,
    efectoDesde,
    efectoHasta,
  } = solicitud
  const lines = [
    desde && `Desde el ${formatFecha(desde)}`,
    anios != null && (anios === 1 ? 'Por 1 año' : `Por ${anios} años`),
    clase === 'traslado' && (conBaja ? 'Con la baja aquí' : 'Sin la baja aquí'),
    nombreNuevo && `Nombre nuevo: ${apellidoNuevo}, ${nombreNuevo}`,
    texto && (clase === 'traslado' ? `A: ${texto}` : `Causa: ${texto}`),
    efectoDesde &&
      `Aprobado desde el ${formatFecha(efectoDesde)}${efectoHasta ? ` hasta el ${formatFecha(efectoHasta)}` : ''}`,
  ].filter((line) => typeof line === 'string')
  if (open)
    return (
      <AskForm
        tipo={{ tipoSolicitudID: solicitud.tipoSolicitudID, clase, nombre, anios: solicitud.maximo }}
        antes={{
          ...{ desde: desde ?? undefined, anios: anios ?? undefined, conBaja: conBaja ?? true },
          ...{ nombre: nombreNuevo ?? '', apellido: apellidoNuevo ?? '', texto: texto ?? '' },
        }}
        close={() => setOpen(false)}
      />
    )
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <ul className="min-w-0 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {edits && (
        <Button variant="outline" className="min-h-11" onClick={() => setOpen(true)}>
          Cambiar lo que pide
        </Button>
      )}
    </div>
  )
}
