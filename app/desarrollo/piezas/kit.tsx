'use client'

import { GRUPOS } from '@/app/desarrollo/piezas/grupos'
import type { Pieza } from '@/app/desarrollo/piezas/pieza'
import { ConfirmHost } from '@/components/form/confirm-host'
import { type Ajustes, DENSIDADES, TEMAS, changeAjustes } from '@/components/shell/ajustes'
import { useAjustes } from '@/components/shell/use-ajustes'
import { Radio } from '@/components/ui/radio'
import { plegar } from '@/domain/plegar'

const idOf = (nombre: string) => plegar(nombre).replaceAll(/\W+/g, '-')

/** The kit of the house in all its states. */
export const Kit = () => (
  <>
    <main className="piezas">
      <h1>Piezas</h1>
      <p>
        Con lo que se arman las pantallas, en cada estado. Se ve solo con <code>npm run dev</code>.
      </p>
      <Vista />
      <nav aria-label="Grupos">
        {GRUPOS.map(({ titulo }) => (
          <a key={titulo} href={`#${idOf(titulo)}`} className="link">
            {titulo}
          </a>
        ))}
      </nav>
      {GRUPOS.map(({ titulo, piezas }) => (
        <section key={titulo} aria-labelledby={idOf(titulo)}>
          <h2 id={idOf(titulo)}>{titulo}</h2>
          {piezas.map((pieza) => (
            <Ficha key={pieza.nombre} {...pieza} />
          ))}
        </section>
      ))}
    </main>
    <ConfirmHost />
  </>
)

const Ficha = ({ nombre, de, que, Muestra }: Pieza) => (
  <article aria-label={nombre} className="pieza">
    <header>
      <p className="nombre">{nombre}</p>
      {de.map((path) => (
        <code key={path}>@/{path}</code>
      ))}
      <p>{que}</p>
    </header>
    <div className="estados">
      <Muestra />
    </div>
  </article>
)

/** The settings that every screen obeys. */
function Vista() {
  const { tema, densidad } = useAjustes()
  return (
    <div className="vista">
      <Elegir clave="tema" titulo="Tema" valores={TEMAS} elegido={tema} />
      <Elegir clave="densidad" titulo="Renglones de las listas" valores={DENSIDADES} elegido={densidad} />
    </div>
  )
}

type Props<C extends 'tema' | 'densidad'> = {
  clave: C
  titulo: string
  valores: readonly Ajustes[C][]
  elegido: Ajustes[C]
}

const Elegir = <C extends 'tema' | 'densidad'>({ clave, titulo, valores, elegido }: Props<C>) => (
  <fieldset className="fila">
    <legend>{titulo}</legend>
    {valores.map((valor) => (
      <Radio
        key={valor}
        name={clave}
        checked={valor === elegido}
        onChange={() => changeAjustes({ [clave]: valor })}
      >
        {valor}
      </Radio>
    ))}
  </fieldset>
)
