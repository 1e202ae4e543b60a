import * as z from 'zod'
import { entero, fecha, nulo, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * What anybody may ask of the register: at most ten members by matricula or name, in no order of the register's. Closed, or
 * without a text, it answers nobody (decision 181).
 */
export const buscar = dato({
  metodo: 'GET',
  ruta: '/consulta_publica/buscar',
  atrasa: true,
  acceso: 'publico',
  extension: true,
  ejemplo: () => ({ texto: 'ledesma' }),
  entrada: objeto({ texto: texto(80) }),
  salida: objeto({
    abierta: siNo,
    /** More were found than are told. */
    hayMas: siNo,
    filas: z.array(
      objeto({
        nombre: texto(),
        matricula: entero(),
        estado: texto(),
        habilitado: siNo,
        especialidades: z.array(objeto({ nombre: texto(), hasta: nulo(fecha()) }).cable),
      }).cable,
    ),
  }).cable,
})
