'use client'

import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import { EstadoBadge } from '@/components/acto/estado-badge'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { ErrorFrame, ForbiddenFrame, NotFoundFrame, WaitingFrame } from '@/components/shell/frames'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'

const TOSTADAS: readonly (readonly [texto: string, show: () => unknown])[] = [
  ['Bien', () => toast.success('Pago realizado correctamente', 'Recibo 0001-00001234')],
  [
    'Con un acto',
    () =>
      toast.success('Se anuló el papel', undefined, { label: 'Deshacer', run: () => toast.info('Deshecho') }),
  ],
  ['Noticia', () => toast.info('La planilla está lista')],
  [
    'Mal; queda hasta que se cierra',
    () => toast.error('Error al procesar los datos. Intente de nuevo.', 'El servidor no contestó.'),
  ],
]

const Tostadas = () => (
  <div className="fila">
    {TOSTADAS.map(([texto, show]) => (
      <Button key={texto} variant="outline" onClick={() => void show()}>
        {texto}
      </Button>
    ))}
  </div>
)

const Carteles = () => (
  <>
    <Estado de="con título y dibujo">
      <DangerNotice icon={CircleAlert} title="Hay tres cobros por resolver">
        <p className="mt-1 pl-6">El banco los cobró y nadie dijo de quién son.</p>
      </DangerNotice>
    </Estado>
    <Estado de="solo palabras">
      <DangerNotice>Este mes ya está cerrado.</DangerNotice>
    </Estado>
    <Estado de="ChangedNotice: algo cambió mientras se miraba">
      <ChangedNotice cambios={['El precio de marzo pasó a $ 12.000,00', 'Pagó febrero']} />
    </Estado>
  </>
)

const COLORES: readonly BadgeColor[] = ['green', 'orange', 'cyan', 'red', 'blue', 'grey']
const FONDOS = ['default', 'secondary', 'destructive', 'outline'] as const
const ESTADOS = ['ACTIVO', 'RESIDENTE', 'PASIVO', 'SUSPENDIDO', 'DADO DE BAJA', 'FALLECIDO', 'OTRO']

const Etiquetas = () => (
  <>
    <Estado de="por su color">
      <div className="fila">
        {COLORES.map((color) => (
          <Badge key={color} {...{ color }}>
            {color}
          </Badge>
        ))}
      </div>
    </Estado>
    <Estado de="por su fondo">
      <div className="fila">
        {FONDOS.map((variant) => (
          <Badge key={variant} {...{ variant }}>
            {variant}
          </Badge>
        ))}
      </div>
    </Estado>
    <Estado de="EstadoBadge">
      <div className="fila">
        {ESTADOS.map((estado) => (
          <EstadoBadge key={estado} {...{ estado }} />
        ))}
      </div>
    </Estado>
  </>
)

const Esqueletos = () => (
  <>
    <Estado de="un renglón">
      <Skeleton />
    </Estado>
    <Estado de="de otro tamaño">
      <Skeleton width="8rem" height="2rem" />
    </Estado>
  </>
)

/** Each stands for a whole page, whose heading is the page's own. */
const Pantallas = () => (
  <>
    <Estado de="WaitingFrame">
      <WaitingFrame que="la lista de matriculados" intento={3} intentos={10}>
        <Button variant="outline">Cancelar</Button>
      </WaitingFrame>
    </Estado>
    <Estado de="ErrorFrame">
      <ErrorFrame idPedido="8d5feb76">
        <Button>Reintentar</Button>
      </ErrorFrame>
    </Estado>
    <Estado de="ForbiddenFrame">
      <ForbiddenFrame>
        <Button variant="outline">Inicio</Button>
      </ForbiddenFrame>
    </Estado>
    <Estado de="NotFoundFrame">
      <NotFoundFrame>
        <Button variant="outline">Inicio</Button>
      </NotFoundFrame>
    </Estado>
  </>
)

export const AVISOS: Grupo = {
  titulo: 'Avisos, etiquetas y esperas',
  piezas: [
    {
      nombre: 'toast',
      de: ['components/ui/toast', 'components/ui/toaster'],
      que: 'Lo que pasó, abajo a la derecha. El Toaster está en la página de todas.',
      Muestra: Tostadas,
    },
    {
      nombre: 'DangerNotice y ChangedNotice',
      de: ['components/ui/danger-notice', 'components/llamada/changed-notice'],
      que: 'Lo que hay que saber antes de seguir.',
      Muestra: Carteles,
    },
    {
      nombre: 'Badge y EstadoBadge',
      de: ['components/ui/badge', 'components/acto/estado-badge'],
      que: 'Un estado, con su color y en palabras.',
      Muestra: Etiquetas,
    },
    {
      nombre: 'Skeleton',
      de: ['components/ui/skeleton'],
      que: 'El lugar de lo que todavía se lee.',
      Muestra: Esqueletos,
    },
    {
      nombre: 'Pantallas enteras',
      de: ['components/shell/frames'],
      que: 'Una pantalla que espera, falla, se niega o no existe.',
      Muestra: Pantallas,
    },
  ],
}
