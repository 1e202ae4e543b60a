'use client'

import Link from 'next/link'
import { useState } from 'react'
import { AskForm } from '@/components/medico/solicitud/ask-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type Ofrecida = LeidoEn<'/solicitud/traerOfrecidas'>[number]

/** What he may ask for, each with its price and papers, or with why he may not today. */
export function OfferedList({ ofrecidas }: { ofrecidas: readonly Ofrecida[] }) {
  if (ofrecidas.length === 0)
    return <p className="text-muted-foreground">Por ahora el Consejo no recibe pedidos en línea.</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {ofrecidas.map((ofrecida) => (
        <li key={ofrecida.tipoSolicitudID}>
          <Offered ofrecida={ofrecida} />
        </li>
      ))}
    </ul>
  )
}

function Offered({ ofrecida }: { ofrecida: Ofrecida }) {
  const { nombre = '', monto, plazoHabiles, decide, papeles = [], motivos = [], debe, abiertaID } = ofrecida
  const term = plazoHabiles == null ? '' : `, dentro de ${plazoHabiles} días hábiles`
  return (
    <Card aria-label={nombre} className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{nombre}</h3>
        <strong className="shrink-0 font-semibold tabular-nums">
          {monto ? formatMoney(monto) : 'Sin cargo'}
        </strong>
      </div>
      <p className="text-muted-foreground wrap-anywhere">
        {decide === 'junta' ? 'Lo decide la Junta' : 'Lo resuelve la oficina'}
        {term}.{papeles.length > 0 && ` Papeles: ${papeles.join('; ')}.`}
      </p>
      {abiertaID != null ? (
        <Button asChild variant="outline" className="min-h-11">
          <Link href={rutas.miPedido(abiertaID)} prefetch={false}>
            Seguir con el que tiene abierto<span className="sr-only"> de {nombre}</span>
          </Link>
        </Button>
      ) : motivos.length > 0 ? (
        <Unmet motivos={motivos} debe={debe === true} />
      ) : (
        <Begin ofrecida={ofrecida} />
      )}
    </Card>
  )
}

/** What keeps it from him, with the way to pay where it is his debt. */
export function Unmet({ motivos, debe }: { motivos: readonly string[]; debe: boolean }) {
  return (
    <>
      <div>
        <p>Hoy no lo puede presentar:</p>
        <ul className="list-disc pl-5 wrap-anywhere">
          {motivos.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      </div>
      {debe && (
        <Button asChild className="min-h-11">
          <Link href={`${rutas.inicioMatriculado()}#pendientes`} prefetch={false}>
            Ver lo que debe y pagarlo
          </Link>
        </Button>
      )}
    </>
  )
}

function Begin({ ofrecida }: { ofrecida: Ofrecida }) {
  const [open, setOpen] = useState(false)
  if (open) return <AskForm tipo={ofrecida} close={() => setOpen(false)} />
  return (
    <Button className="min-h-11" onClick={() => setOpen(true)}>
      Empezar<span className="sr-only"> {ofrecida.nombre}</span>
    </Button>
  )
}
