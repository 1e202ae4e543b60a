import { CircleCheck, CircleX, Clock, RotateCcw } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import type { Visto } from '@/components/tesoreria/en-linea/pago-state'

const BIEN = <CircleCheck aria-hidden className="size-10 text-primary-ink" />
const ESPERA = <Clock aria-hidden className="size-10 text-primary-ink" />
const NADA = <CircleX aria-hidden className="size-10 text-destructive-ink" />

export const VISTOS: Record<Visto, { titulo: string; texto: string; icono: ReactNode }> = {
  aprobado: {
    titulo: 'Pago Aprobado',
    texto: 'El pago fue aprobado.',
    icono: BIEN,
  },
  pendiente: {
    titulo: 'Pago Pendiente',
    texto: 'El pago será aprobado una vez que se pague.',
    icono: ESPERA,
  },
  cancelado: {
    titulo: 'Pago Cancelado',
    texto: 'No se cobró nada.',
    icono: NADA,
  },
  rechazado: {
    titulo: 'Pago Cancelado',
    texto:
      'El proveedor de pagos no lo aceptó: no se cobró nada y lo elegido está libre para pagarlo otra vez.',
    icono: NADA,
  },
  abandonado: {
    titulo: 'Pago Cancelado',
    texto: 'Se volvió sin pagar: no se cobró nada. Lo elegido queda reservado por si quiere terminarlo.',
    icono: NADA,
  },
  confirmando: {
    titulo: 'Confirmando el pago',
    texto:
      'El proveedor de pagos todavía no lo informó. Esta página se actualiza sola; puede cerrarla sin perder nada.',
    icono: ESPERA,
  },
  enTramite: {
    titulo: 'Pago en trámite',
    texto: 'Todavía no se pagó.',
    icono: ESPERA,
  },
  enRevision: {
    titulo: 'Pago en revisión',
    texto:
      'Se recibió un pago que no es por el importe pedido: el Consejo lo está revisando. No pague otra vez.',
    icono: ESPERA,
  },
  resuelto: {
    titulo: 'Pago resuelto',
    texto:
      'Se recibió un pago que no era por el importe pedido y el Consejo ya lo resolvió. Ante dudas, consulte en Tesorería.',
    icono: BIEN,
  },
  devuelto: {
    titulo: 'Pago devuelto',
    texto: 'El dinero se devolvió; lo que se había pagado vuelve a estar pendiente.',
    icono: <RotateCcw aria-hidden className="size-10 text-primary-ink" />,
  },
}
