import type { AccionRefeps } from '@/domain/refeps/clases'
import type { Lado } from '@/domain/refeps/palabras'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Diferencia = LeidoEn<'/refeps/traerDiferencias'>[number]

type LadoLeido = Diferencia['alla']

/** What a server left out of a side is nothing. */
export const wholeLado = (lado: LadoLeido): Lado | null =>
  lado
    ? {
        ...{ dni: lado.dni ?? null, matricula: lado.matricula ?? null },
        ...{ apellidoNombre: lado.apellidoNombre ?? '', estado: lado.estado ?? '' },
        especialidades: lado.especialidades ?? null,
      }
    : null

/** Whose difference it is, in words. */
export const nameOf = ({ aqui, alla }: Diferencia): string =>
  aqui?.apellidoNombre || alla?.apellidoNombre || 'sin nombre'

/** By their keys, as they are written on the card. */
export const TECLAS: Readonly<Record<AccionRefeps, string>> = {
  avisar: 'a',
  aqui: 'c',
  noEsElMismo: 'n',
  dejar: 'd',
}
