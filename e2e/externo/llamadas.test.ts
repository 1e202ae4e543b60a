import { describe, expect, it } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import { type Llamada, partesDe } from '@/contract/llamada'
import { LLAMADAS_VIEJAS } from './llamadas'

/** The wire keys of a call that are not ours alone, and the names its files go under. */
const keysOf = ({ entrada, extensiones = [], entra }: Llamada): string[] => [
  ...Object.entries(entrada.claves)
    .filter(([key]) => !extensiones.includes(key as never))
    .map(([, wire]) => wire),
  ...(entra?.varios ? partesDe(entra).partes : []),
]

describe('the stand-in for an existing REST API', () => {
  it('speaks the contract’s calls without its extensions, key by key', () => {
    const contract = Object.values(CONTRATO)
      .flatMap((noun) => Object.values(noun) as Llamada[])
      .filter(({ extension, ruta }) => !extension && ruta !== '/sistema/capacidades')
      .map((llamada) => [llamada.metodo, llamada.ruta, ...keysOf(llamada).sort()])
    const server = Object.entries(LLAMADAS_VIEJAS).map(([ruta, { metodo, claves }]) => [
      metodo,
      ruta,
      ...Object.keys(claves)
        .map((key) => key.replace(/\?+$/, ''))
        .sort(),
    ])
    expect(contract.sort()).toEqual(server.sort())
  })
})
