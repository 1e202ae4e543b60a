import { FichaOptions } from '@/components/padron/ficha/ficha-options'
import type { Miembro } from '@/components/padron/ficha/state-words'
import { partsOf, today } from '@/domain/fechas'
import { readSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

type Props = {
  miembro: Miembro
  deudor: boolean
  /** What the specification does not have is offered too. */
  ampliada: boolean
}

/** 'Mas Opciones' of a member, on his record and on every screen of his: what the person who looks may do. */
export async function MatriculadoOptions({ miembro, deudor, ampliada }: Props) {
  const sesion = await readSession()
  if (!sesion) return null
  const { permisos } = sesion
  return (
    <FichaOptions
      miembro={miembro}
      opciones={{
        editar: permisos.has('padron.editar'),
        clave: permisos.has('clave.generar'),
        mensaje: permisos.has('mensajes.enviar') && permisos.has('padron.exportar'),
        ampliada,
        deudor,
        historial: permisos.has('historial.ver'),
        credenciales: permisos.has('credenciales.ver'),
        seguros: permisos.has('seguros.ver'),
        papeles: permisos.has('papeles.ver'),
        solicitudes: permisos.has('solicitudes.ver'),
        expediente: permisos.has('auditoria.ver'),
        carnet: permisos.has('credenciales.editar') ? await emisor() : undefined,
        pagoAnual: permisos.has('pagos.cobrar') ? partsOf(today()).anio : undefined,
      }}
    />
  )
}
