import { type Address, hrefWith } from '@/components/data-table/address'
import { ENTIDADES } from '@/components/debitos/ronda/filters'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { UsersRound } from '@/components/ui/icons'

/** The entities, each leading to its own part of a screen. */
export const EntidadCards = ({ address, text }: { address: Address; text: string }) => (
  <ActionCards label="Entidades">
    {ENTIDADES.map(({ id, nombre }) => (
      <ActionCard
        key={id}
        icon={UsersRound}
        title={nombre}
        text={text}
        href={hrefWith(address, { entidad: id })}
      />
    ))}
  </ActionCards>
)
