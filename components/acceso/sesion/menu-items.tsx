import type { MenuItem } from '@/components/shell/nav-links'
import { iconOf } from '@/components/shell/screen-icons'

/** Already filtered: links to refused screens are never drawn. */
export type Menu = readonly { href: string; label: string }[]

export const itemsOf = (menu: Menu): MenuItem[] =>
  menu.map(({ href, label }) => {
    const Icon = iconOf(href)
    return { href, label, icon: <Icon aria-hidden /> }
  })
