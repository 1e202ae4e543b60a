import * as z from 'zod'
import { entero, fecha, instante, nulo, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** Who he is and whether he may practise at this moment. Of the DNI the last three digits. */
const QUIEN = {
  nombre: texto(),
  dni: texto(12),
  matricula: entero(),
  estado: texto(),
  habilitado: siNo,
  especialidades: z.array(objeto({ nombre: texto(), hasta: nulo(fecha()) }).cable),
  ahora: instante,
  vence: instante,
}

/** The asking doctor's own card, with a code that is good until `vence`. */
export const traerPropio = dato({
  metodo: 'GET',
  ruta: '/carnet_digital/traerPropio',
  acceso: 'medico.inicio',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ ...QUIEN, codigo: texto(40) }).cable,
})

/** For anybody who scans the code of a card. One that is too old is refused in words, and one that is none as not found. */
export const verificar = dato({
  metodo: 'GET',
  ruta: '/carnet_digital/verificar',
  acceso: 'publico',
  extension: true,
  ejemplo: () => ({ codigo: '0'.repeat(32) }),
  entrada: objeto({ codigo: texto(64) }),
  salida: objeto(QUIEN).cable,
})
