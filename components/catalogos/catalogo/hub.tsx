import {
  Award,
  Banknote,
  BadgeCheck,
  Building2,
  Coins,
  CreditCard,
  FileBadge,
  GraduationCap,
  Landmark,
  ListTree,
  type IconType,
  MapPin,
  PenLine,
  School,
  ShieldCheck,
  Stethoscope,
} from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { PageHeader } from '@/components/shell/page-header'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'

export type HubCard = {
  icon: IconType
  title: string
  text: string
  href: string
  visible?: boolean
  /** The heading that it stands under. */
  grupo?: string
}

type Props = {
  title: string
  subtitle?: string
  back: string
  cards: readonly HubCard[]
  /** Over the cards. */
  children?: ReactNode
}

/** Draws only the cards that lead somewhere for this person, and says when none does. */
export function Hub({ title, subtitle, back, cards, children }: Props) {
  const shown = cards.filter(({ visible = true }) => visible)
  const grupos = [...new Set(shown.map(({ grupo }) => grupo))]
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} back={back} />
      {children}
      {shown.length === 0 && <p className="text-muted-foreground">Todavía no hay nada para abrir aquí.</p>}
      {grupos.map((grupo) => (
        <section key={grupo ?? ''} className="mb-5">
          {grupo && <h2 className="mb-2 text-sm font-semibold text-muted-foreground">{grupo}</h2>}
          <ActionCards label={grupo ?? title}>
            {shown
              .filter((card) => card.grupo === grupo)
              .map(({ icon, title: name, text, href }) => (
                <ActionCard key={href} icon={icon} title={name} text={text} href={href} />
              ))}
          </ActionCards>
        </section>
      ))}
    </>
  )
}

const ICONOS: Partial<Record<NounCatalogo, IconType>> = {
  titulo: GraduationCap,
  forma_pago: CreditCard,
  tipo_matricula: BadgeCheck,
  organizacion: Building2,
  especialidad: Award,
  entidad_otorga_titulo: School,
  practica: Stethoscope,
  banco: Landmark,
  sucursal_banco: MapPin,
  firmante: PenLine,
  tipo_certificado: FileBadge,
  concepto: Coins,
  tipo_seguro: ShieldCheck,
  medio_pago: Banknote,
}

export const catalogueCards = (hub: 'basicos' | 'avanzados'): HubCard[] =>
  (Object.keys(CATALOGOS) as NounCatalogo[]).flatMap((noun) => {
    const { tarjeta, titulo, lista }: DeclaracionCatalogo = CATALOGOS[noun]
    if (tarjeta?.hub !== hub) return []
    return [
      {
        icon: ICONOS[noun] ?? ListTree,
        title: titulo,
        text: tarjeta.texto,
        href: lista,
      },
    ]
  })
