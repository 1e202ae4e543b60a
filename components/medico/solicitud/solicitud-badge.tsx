import { Badge, type BadgeColor } from '@/components/ui/badge'
import {
  type EstadoDePapelPresentado,
  type EstadoDeSolicitud,
  ESTADOS_DE_PAPEL_PRESENTADO,
  ESTADOS_DE_SOLICITUD,
} from '@/domain/solicitud'

const COLORES: Readonly<Record<EstadoDeSolicitud, BadgeColor>> = {
  borrador: 'grey',
  presentada: 'blue',
  observada: 'orange',
  admitida: 'cyan',
  resuelta: 'green',
  rechazada: 'red',
  retirada: 'grey',
  caducada: 'grey',
}

export const SolicitudBadge = ({ estado }: { estado: EstadoDeSolicitud }) => (
  <Badge color={COLORES[estado]}>{ESTADOS_DE_SOLICITUD[estado]}</Badge>
)

const DE_PAPEL: Readonly<Record<EstadoDePapelPresentado, BadgeColor>> = {
  esperado: 'grey',
  recibido: 'blue',
  aceptado: 'green',
  observado: 'orange',
}

export const PapelBadge = ({ estado }: { estado: EstadoDePapelPresentado }) => (
  <Badge color={DE_PAPEL[estado]}>{ESTADOS_DE_PAPEL_PRESENTADO[estado]}</Badge>
)
