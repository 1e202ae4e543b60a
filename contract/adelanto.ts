import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { conMotivo } from '@/contract/respuestas'

/**
 * The next `cantidad` uncharged months. Extensions: `tipoMatriculaID`, the chosen type; `totalPrevisto` and
 * `primerMesPrevisto` (any day of that month) are what was shown and must still hold.
 */
export const generarMatriculaAdelantada = dato({
  metodo: 'POST',
  ruta: '/pago/generarMatriculaAdelantada',
  acceso: 'pagos.generar',
  auditoria: { acto: 'cuota.generar', palabras: 'Generación de cuotas' },
  extensiones: ['tipoMatriculaID', 'totalPrevisto', 'primerMesPrevisto', 'motivo'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, cantidad: 1 }),
  entrada: objeto({
    matriculadoID: id,
    cantidad: entero('Ingrese la cantidad de cuotas, entre 1 y 60', 1, 60),
    tipoMatriculaID: opcional(id),
    totalPrevisto: opcional(dinero()),
    primerMesPrevisto: opcional(fecha()),
    ...conMotivo,
  }),
  salida: z.unknown(),
})

/** What generarMatriculaAdelantada would do. A month without a price has monto null. */
export const simularMatriculaAdelantada = dato({
  metodo: 'GET',
  ruta: '/pago/simularMatriculaAdelantada',
  acceso: 'pagos.generar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, cantidad: 1 }),
  entrada: objeto({
    matriculadoID: id,
    cantidad: entero('Ingrese la cantidad de cuotas, entre 1 y 60', 1, 60),
    tipoMatriculaID: opcional(id),
  }),
  salida: objeto({
    tipoMatriculaID: id,
    meses: z.array(objeto({ anio: entero(), mes: entero(), monto: nulo(dinero()) }).cable),
    total: dinero(),
    sinPrecio: z.array(texto()),
  }).cable,
})
