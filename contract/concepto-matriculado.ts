import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** `estadoPago` is Aprobado once it is paid. Extensions: `monto` and `fecha` of the charge. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/concepto_matriculado/traerTodos',
  acceso: 'conceptos.cargar',
  lista: 'completa',
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    id,
    concepto: nulo(texto()),
    estadoPago: nulo(texto()),
    monto: opcional(dinero()),
    fecha: opcional(instante),
  }).cable,
})

/** Charges the concept at its present amount. Extension: `montoPrevisto`, the shown amount, must still hold. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/concepto_matriculado/crear',
  acceso: 'conceptos.cargar',
  auditoria: { acto: 'concepto.cargar', palabras: 'Concepto cargado' },
  extensiones: ['montoPrevisto'],
  ejemplo: ({ deudor, conceptoID }) => ({ matriculadoID: deudor, conceptoID }),
  entrada: objeto({
    matriculadoID: id,
    conceptoID: entero('Elija un Concepto', 1),
    montoPrevisto: opcional(dinero()),
  }),
  salida: nulo(objeto({ id: opcional(id) }).cable),
})

/** Reverses the charge; refused when it is paid, in a plan or being paid. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/concepto_matriculado/eliminar',
  acceso: 'conceptos.cargar',
  auditoria: { acto: 'concepto.anular', palabras: 'Concepto anulado' },
  ejemplo: ({ libres }) => ({ conceptoMatriculadoID: libres.at(-1)?.id }),
  entrada: objeto({ conceptoMatriculadoID: id }),
  salida: z.unknown(),
})
