'use client'

import {
  BadgeCheck,
  CalendarRange,
  Landmark,
  ListPlus,
  Paperclip,
  ReceiptText,
  Umbrella,
  WalletCards,
} from '@/components/ui/icons'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import type { PermisoDeAcceso } from '@/components/padron/ficha/ficha-accesos'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID: number
  /** As `accesosOf` tells them. */
  permisos: string
  adjunta: boolean
}

/** A card that this person may not open is grey. */
export function FichaCards({ matriculadoID, permisos, adjunta }: Props) {
  const when = opening(permisos.split(' '), matriculadoID)
  return (
    <div className="mb-4" data-print="hide">
      <ActionCards label="Accesos de la ficha">
        <ActionCard
          icon={WalletCards}
          title="Pagos Pendientes"
          text="Lo que debe: cobrar y generar cuotas"
          href={when('pagos.ver', rutas.pagos)}
        />
        <ActionCard
          icon={ReceiptText}
          title="Cuenta Corriente"
          text="Movimientos, recibos y descargas"
          href={when('cuenta.ver', rutas.cuentaCorriente)}
        />
        <ActionCard
          icon={Landmark}
          title="Debitos Automaticos"
          text="Si se le debita, por qué forma y en qué cuenta"
          href={when('debitos.ver', rutas.debitosDeMatriculado)}
        />
        <ActionCard
          icon={CalendarRange}
          title="Plan de Pagos"
          text="Sus planes, sus cuotas y lo pagado"
          href={when('planes.ver', rutas.planDePagos)}
        />
        <ActionCard
          icon={BadgeCheck}
          title="Especialidades"
          text="Lo que ejerce, hasta cuándo y sus revalidaciones"
          href={when('credenciales.editar', rutas.especialidadesDeMatriculado)}
        />
        <ActionCard
          icon={Umbrella}
          title="Seguros"
          text="Desde cuándo está asegurado, y con qué tipo"
          href={when('seguros.editar', rutas.seguros)}
        />
        {adjunta && (
          <ActionCard
            icon={Paperclip}
            title="Adjuntos"
            text="Título, DNI, foto y resoluciones, y cuándo vencen"
            href={when('adjuntos.ver', rutas.adjuntosDeMatriculado)}
          />
        )}
        <ActionCard
          icon={ListPlus}
          title="Gestion de Conceptos"
          text="Lo que se le cobra además de la matrícula"
          href={when('conceptos.cargar', rutas.conceptosDeMatriculado)}
        />
      </ActionCards>
    </div>
  )
}

const opening =
  (permisos: readonly string[], matriculadoID: number) =>
  (permiso: PermisoDeAcceso, ruta: (id: number) => string): string | undefined =>
    permisos.includes(permiso) ? ruta(matriculadoID) : undefined
