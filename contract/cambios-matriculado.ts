import * as z from 'zod'
import { dinero, entero, id, opcional, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { RUTAS_CAMPO } from '@/domain/campos-ficha'

/** What an edited field may hold: text (dates among it), a number or catalogue id, Si or No. */
const valor = z.union([texto(5000), z.number('Ingrese un valor').int(), z.boolean()], 'Ingrese un valor')

/**
 * S2 7: one field of the record. Extension: `valorPrevio`, what the person saw as text ('' when empty), refuses the edit
 * when somebody else has changed the field meanwhile; `errores.valorPrevio` then says who, when and what it says now.
 */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/matriculado/actualizarDatos',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.editar', palabras: 'Edición de la ficha' },
  extensiones: ['valorPrevio'],
  entrada: objeto({
    matriculadoID: id,
    valor,
    campo: z.enum(RUTAS_CAMPO, 'Ese campo no se puede editar'),
    valorPrevio: z.string().max(5000).optional(),
  }),
  salida: z.unknown(),
})

/**
 * S2 7, S2 4: one of the eight states. Extensions: `motivo`, kept in the record's history; `estadoPrevio`, the state the
 * person saw by name, refuses the change when somebody else made another meanwhile.
 */
export const cambiarEstado = dato({
  metodo: 'POST',
  ruta: '/matriculado/cambiarEstado',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.cambiarEstado', palabras: 'Cambio de estado' },
  extensiones: ['motivo', 'estadoPrevio'],
  entrada: objeto({
    matriculadoID: id,
    tipoMatriculaID: entero('Elija un estado', 1),
    motivo: opcional(texto(1000)),
    estadoPrevio: opcional(texto()),
  }),
  salida: z.unknown(),
})

/**
 * What cambiarEstado would change, nothing written. `seCobra*`: whether months are charged before and after;
 * `futuras`: unpaid months after this one, which stay owed.
 */
export const simularEstado = dato({
  metodo: 'GET',
  ruta: '/matriculado/simularEstado',
  acceso: 'padron.editar',
  extension: true,
  entrada: objeto({ matriculadoID: id, tipoMatriculaID: entero('Elija un estado', 1) }),
  salida: objeto({
    actual: texto(),
    nuevo: texto(),
    seCobraAntes: siNo,
    seCobraDespues: siNo,
    deuda: dinero(),
    futuras: entero(),
    montoFuturas: dinero(),
    cobertura: texto(),
    formaPago: texto(),
    debito: siNo,
  }).cable,
})

/** S2 7: the 'Genera Cuotas' switch. */
export const cambiarGeneraCuotas = dato({
  metodo: 'POST',
  ruta: '/matriculado/cambiarGeneraCuotas',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.generaCuotas', palabras: 'Genera Cuotas' },
  entrada: objeto({ matriculadoID: id, generaCuotas: siNo }),
  salida: z.unknown(),
})

/** S2 7: datos is the new password, of one use and short life; it is told once and kept nowhere (D9). */
export const reiniciarClaveAcceso = dato({
  metodo: 'POST',
  ruta: '/matriculado/reiniciarClaveAcceso',
  acceso: 'clave.generar',
  auditoria: { acto: 'usuario.reiniciarClave', palabras: 'Clave de acceso generada' },
  secreta: true,
  entrada: objeto({ matriculadoID: id }),
  falta: 'la clave nueva. La anterior puede haber dejado de servir: avise a quien lo administra',
  salida: texto(),
})

/** S2 7: takes a doctor entered by mistake out of the register; the wire key is spelt especialidadID. No screen has it. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/matriculado/eliminar',
  acceso: 'padron.eliminar',
  auditoria: { acto: 'matriculado.eliminar', palabras: 'Baja del registro' },
  entrada: objeto({ matriculadoID: ['especialidadID', id] }),
  salida: z.unknown(),
})
