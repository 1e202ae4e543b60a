'use client'

import Link from 'next/link'
import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import { Button } from '@/components/ui/button'
import { Download, Mail, Pencil, Printer, Save } from '@/components/ui/icons'
import * as Icons from '@/components/ui/icons'
import { Kbd } from '@/components/ui/kbd'
import { MenuButton } from '@/components/ui/menu-button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'

const VARIANTES = [
  ...(['default', 'outline', 'secondary', 'ghost', 'link'] as const),
  ...(['destructive', 'destructive-outline'] as const),
]
const TAMANOS = ['sm', 'default', 'lg'] as const

const Botones = () =>
  VARIANTES.map((variant) => (
    <Estado key={variant} de={variant} ancho>
      <div className="fila">
        {TAMANOS.map((size) => (
          <Button key={size} {...{ variant, size }}>
            Guardar
          </Button>
        ))}
        <Button variant={variant}>
          <Save aria-hidden />
          Con dibujo
        </Button>
        <Button variant={variant} disabled>
          Deshabilitado
        </Button>
        <Button variant={variant} busy>
          <Spinner />
          Guardando...
        </Button>
      </div>
    </Estado>
  ))

const ConDibujo = () => (
  <>
    <Estado de="icon">
      <Button variant="outline" size="icon" aria-label="Imprimir">
        <Printer aria-hidden />
      </Button>
    </Estado>
    <Estado de="icon-sm">
      <Button variant="ghost" size="icon-sm" aria-label="Editar">
        <Pencil aria-hidden />
      </Button>
    </Estado>
    <Estado de="asChild: es un enlace">
      <Button variant="outline" asChild>
        <Link href="#botones" prefetch={false}>
          Ir a la lista
        </Link>
      </Button>
    </Estado>
  </>
)

const ACTOS = [
  {
    texto: 'Descargar la planilla',
    icono: <Download aria-hidden />,
    act: () => void toast.info('Descargar la planilla'),
  },
  {
    texto: 'Enviar por correo',
    icono: <Mail aria-hidden />,
    act: () => void toast.info('Enviar por correo'),
  },
]

const Menus = () => (
  <>
    <Estado de="cerrado; se abre al apretar">
      <MenuButton acts={ACTOS}>Más opciones</MenuButton>
    </Estado>
    <Estado de="deshabilitado">
      <MenuButton acts={ACTOS} disabled>
        Más opciones
      </MenuButton>
    </Estado>
  </>
)

const Teclas = () => (
  <p>
    <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> abre el buscador
  </p>
)

const Dibujos = () => (
  <ul className="dibujos">
    {Object.entries(Icons).map(([name, Icon]) => (
      <li key={name}>
        <Icon aria-hidden className="size-5" />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)

export const BOTONES: Grupo = {
  titulo: 'Botones y dibujos',
  piezas: [
    {
      nombre: 'Button',
      de: ['components/ui/button'],
      que: 'Lo que se aprieta. Ocupado no pierde el foco; deshabilitado sí.',
      Muestra: Botones,
    },
    {
      nombre: 'Button, de un solo dibujo o como enlace',
      de: ['components/ui/button'],
      que: 'Sin palabras lleva su nombre en aria-label.',
      Muestra: ConDibujo,
    },
    {
      nombre: 'MenuButton',
      de: [
        ...(['components/ui/menu-button', 'components/ui/menu-of-acts'] as const),
        ...(['components/ui/dropdown-menu', 'components/ui/por-pedido'] as const),
      ],
      que: 'Un botón cuyos actos son un menú, que se carga cuando se lo quiere.',
      Muestra: Menus,
    },
    { nombre: 'Kbd', de: ['components/ui/kbd'], que: 'Una tecla.', Muestra: Teclas },
    {
      nombre: 'Spinner',
      de: ['components/ui/spinner'],
      que: 'Adorno de una espera que además se dice en palabras.',
      Muestra: Spinner,
    },
    {
      nombre: 'Dibujos',
      de: ['components/ui/icons'],
      que: 'Los de la casa; scripts/iconos.mjs arma con ellos un solo archivo.',
      Muestra: Dibujos,
    },
  ],
}
