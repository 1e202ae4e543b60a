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
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/routes'

type Props = { matriculadoID: number; permisos: ReadonlySet<Permiso>; adjunta: boolean }

/** A card that this person may not open is grey. */
export function FichaCards({ matriculadoID, permisos, adjunta }: Props) {
  return (
    <div className="mb-4" data-print="hide">
      <ActionCards label="Accesos de la ficha">
        <ActionCard
          icon={WalletCards}
          title="Pagos Pendientes"
          text="Lo que debe: cobrar y generar cuotas"
          href={permisos.has('pagos.ver') ? rutas.pagos(matriculadoID) : undefined}
        />
        <ActionCard
          icon={ReceiptText}
          title="Cuenta Corriente"
          text="Movimientos, recibos y descargas"
          href={permisos.has('cuenta.ver') ? rutas.cuentaCorriente(matriculadoID) : undefined}
        />
        <ActionCard
          icon={Landmark}
          title="Debitos Automaticos"
          text="Si se le debita, por qué forma y en qué cuenta"
          href={permisos.has('debitos.ver') ? rutas.debitosDeMatriculado(matriculadoID) : undefined}
        />
        <ActionCard
          icon={CalendarRange}
          title="Plan de Pagos"
          text="Sus planes, sus cuotas y lo pagado"
          href={permisos.has('planes.ver') ? rutas.planDePagos(matriculadoID) : undefined}
        />
        <ActionCard
          icon={BadgeCheck}
          title="Especialidades"
          text="Lo que ejerce, hasta cuándo y sus revalidaciones"
          href={
            permisos.has('credenciales.editar') ? rutas.especialidadesDeMatriculado(matriculadoID) : undefined
          }
        />
        <ActionCard
          icon={Umbrella}
          title="Seguros"
          text="Desde cuándo está asegurado, y con qué tipo"
          href={permisos.has('seguros.editar') ? rutas.seguros(matriculadoID) : undefined}
        />
        {adjunta && (
          <ActionCard
            icon={Paperclip}
            title="Adjuntos"
            text="Título, DNI, foto y resoluciones, y cuándo vencen"
            href={permisos.has('adjuntos.ver') ? rutas.adjuntosDeMatriculado(matriculadoID) : undefined}
          />
        )}
        <ActionCard
          icon={ListPlus}
          title="Gestion de Conceptos"
          text="Lo que se le cobra además de la matrícula"
          href={permisos.has('conceptos.cargar') ? rutas.conceptosDeMatriculado(matriculadoID) : undefined}
        />
      </ActionCards>
    </div>
  )
}
