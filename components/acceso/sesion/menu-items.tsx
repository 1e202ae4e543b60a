import type { MenuItem } from '@/components/shell/nav-links'
import { ChartPie, House, type IconType, UsersRound } from '@/components/ui/icons'

const ICONS = {
  inicio: House,
  inicioMatriculado: House,
  matriculados: UsersRound,
  estadisticas: ChartPie,
} as const satisfies Record<string, IconType>
export type MenuPlace = keyof typeof ICONS

/** Already filtered: links to refused screens are never drawn. */
export type Menu = readonly { lugar: MenuPlace; href: string; label: string }[]

export const itemsOf = (menu: Menu): MenuItem[] =>
  menu.map(({ lugar, href, label }) => {
    const Icon = ICONS[lugar]
    return { href, label, icon: <Icon aria-hidden /> }
  })
