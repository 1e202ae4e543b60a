import * as z from 'zod'
import { id, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { TEMAS, TONOS } from '@/domain/habilitacion'

/**
 * Extension: whether a member may practise today and what else holds of him, in words with their dates, in one read.
 * What the asking person may not see is left out.
 */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/habilitacion/traerDatos',
  acceso: 'ficha.ver',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    habilitado: siNo,
    titulo: texto(),
    partes: z.array(objeto({ tema: z.enum(TEMAS), tono: z.enum(TONOS), texto: texto(20_000) }).cable),
  }).cable,
})
