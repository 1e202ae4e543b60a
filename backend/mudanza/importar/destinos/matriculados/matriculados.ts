import type { DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import { compareMatriculados } from '@/backend/mudanza/importar/destinos/matriculados/comparar'
import {
  ATADURA,
  holdEscritos,
  takeBackMatriculados,
} from '@/backend/mudanza/importar/destinos/matriculados/deshacer'
import {
  addMatriculados,
  changeMatriculados,
  holdMatriculados,
} from '@/backend/mudanza/importar/destinos/matriculados/escribir'

/** Members: who is not there is added, who is there is completed or brought up to date. */
export const matriculados: DestinoListo = {
  entidad: 'matriculado',
  dice: ({ apellido, nombre, matricula }) => {
    const name = [apellido, nombre].filter(Boolean).join(', ')
    return [name, `matrícula ${String(matricula)}`].filter(Boolean).join(' · ')
  },
  comparar: compareMatriculados,
  retener: (tx, _actor, valores) =>
    holdMatriculados(
      tx,
      valores.map(({ matricula }) => Number(matricula)),
    ),
  crear: addMatriculados,
  cambiar: changeMatriculados,
  atadura: () => Promise.resolve(ATADURA),
  retenerEscritos: holdEscritos,
  deshacer: takeBackMatriculados,
}
