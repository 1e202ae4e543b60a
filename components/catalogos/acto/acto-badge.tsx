import { Badge, type BadgeColor } from '@/components/ui/badge'
import { type EstadoDeActo, ESTADOS_DE_ACTO } from '@/domain/acto'

const COLORES: Readonly<Record<EstadoDeActo, BadgeColor>> = {
  borrador: 'grey',
  numerada: 'blue',
  firmada: 'green',
  sinEfecto: 'red',
}

export const ActoBadge = ({ estado }: { estado: EstadoDeActo }) => (
  <Badge color={COLORES[estado]}>{ESTADOS_DE_ACTO[estado]}</Badge>
)
