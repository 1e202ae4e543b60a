import { id, nulo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** The insurance label: 'SIN COBERTURA', 'CON COBERTURA' or another. */
export const traerEstado = dato({
  metodo: 'GET',
  ruta: '/federacion_matriculado/traerEstado',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: nulo(texto()),
})
