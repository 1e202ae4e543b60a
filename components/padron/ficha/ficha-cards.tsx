'use client'

import {
  BadgeCheck,
  CalendarRange,
  Landmark,
  ListPlus,
  Paperclip,
  ReceiptText,
  Umbrella,
  type IconType,
  WalletCards,
} from '@/components/ui/icons'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import type { PermisoDeAcceso } from '@/components/padron/ficha/ficha-accesos'
import { escrito } from '@/lib/ortografia/escrito'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID: number
  /** As `accesosOf` tells them. */
  permisos: string
  adjunta: boolean
}

type Tarjeta = readonly [
  icon: IconType,
  title: string,
  text: string,
  permiso: PermisoDeAcceso,
  ruta: (id: number) => string,
]
const TARJETAS: readonly Tarjeta[] = [
  [WalletCards, 'Pagos Pendientes', 'Lo que debe: cobrar y generar cuotas', 'pagos.ver', rutas.pagos],
  [ReceiptText, 'Cuenta Corriente', 'Movimientos, recibos y descargas', 'cuenta.ver', rutas.cuentaCorriente],
  [
    Landmark,
    'Debitos Automaticos',
    'Si se le debita, por qué forma y en qué cuenta',
    'debitos.ver',
    rutas.debitosDeMatriculado,
  ],
  [CalendarRange, 'Plan de Pagos', 'Sus planes, sus cuotas y lo pagado', 'planes.ver', rutas.planDePagos],
  [
    BadgeCheck,
    'Especialidades',
    'Lo que ejerce, hasta cuándo y sus revalidaciones',
    'credenciales.editar',
    rutas.especialidadesDeMatriculado,
  ],
  [Umbrella, 'Seguros', 'Desde cuándo está asegurado, y con qué tipo', 'seguros.editar', rutas.seguros],
  [
    Paperclip,
    'Adjuntos',
    'Título, DNI, foto y resoluciones, y cuándo vencen',
    'adjuntos.ver',
    rutas.adjuntosDeMatriculado,
  ],
  [
    ListPlus,
    'Gestion de Conceptos',
    'Lo que se le cobra además de la matrícula',
    'conceptos.cargar',
    rutas.conceptosDeMatriculado,
  ],
]

/** The cards that this person may not open are one grey line that does nothing. */
export function FichaCards({ matriculadoID, permisos, adjunta }: Props) {
  const has = permisos.split(' ')
  const there = TARJETAS.filter(([, , , permiso]) => adjunta || permiso !== 'adjuntos.ver')
  const closed = there.filter(([, , , permiso]) => !has.includes(permiso))
  return (
    <div className="mb-4" data-print="hide">
      <ActionCards label="Accesos de la ficha">
        {there
          .filter((tarjeta) => !closed.includes(tarjeta))
          .map(([icon, title, text, permiso, ruta]) => (
            <ActionCard key={permiso} {...{ icon, title, text }} href={ruta(matriculadoID)} />
          ))}
      </ActionCards>
      {closed.length > 0 && (
        <p className="mt-2 text-[0.8125rem] text-muted-foreground">
          Con otro rol:{' '}
          {closed.map(([, title], index) => (
            <span key={title}>
              {index > 0 && ' · '}
              <span aria-disabled="true">{escrito(title)}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
