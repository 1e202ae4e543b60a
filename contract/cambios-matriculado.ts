import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, siNo, texto } from '@/contract/campos'
import { debitoCerrado } from '@/contract/debito-cerrado'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { RUTAS_CAMPO } from '@/domain/campos-ficha'

const valor = z.union([texto(5000), z.number('Ingrese un valor').int(), z.boolean()], 'Ingrese un valor')

/**
 * Edits one field of the record. Extension: `valorPrevio`, the text that the person saw ('' when empty), refuses the
 * edit when somebody has changed the field; `errores.valorPrevio` tells who, when and the present value.
 */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/matriculado/actualizarDatos',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.editar', palabras: 'Edición de la ficha' },
  extensiones: ['valorPrevio'],
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    campo: 'matriculado.datospersonales.localidad',
    valor: 'La Banda',
  }),
  entrada: objeto({
    matriculadoID: id,
    valor,
    campo: z.enum(RUTAS_CAMPO, 'Ese campo no se puede editar'),
    valorPrevio: z.string().max(5000).optional(),
  }),
  salida: z.unknown(),
})

const SECCION = RUTAS_CAMPO.filter((campo) => campo !== 'matriculado.datosprofesionales.hospital')

/**
 * Edits fields of the record together, all or none (decision 219). `valorPrevio` is the text that the person saw of each.
 * A refusal tells in `errores` every path at fault, and `valorPrevio` besides when somebody else was faster. Answers the
 * fields that changed: their texts as traerDatos has them, and in words where there are any.
 */
export const actualizarSeccion = lista({
  metodo: 'POST',
  ruta: '/matriculado/actualizarSeccion',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.editar', palabras: 'Edición de la ficha' },
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    cambiosJSON: JSON.stringify([
      { campo: 'matriculado.datospersonales.barrio', valor: 'Belgrano', valorPrevio: '' },
    ]),
  }),
  entrada: objeto({
    matriculadoID: id,
    cambios: [
      'cambiosJSON',
      jsonEn(
        z
          .array(
            objeto({
              campo: z.enum(SECCION, 'Ese campo no se puede editar'),
              valor,
              valorPrevio: z.string().max(5000),
            }).cable,
          )
          .min(1, 'No hay nada que guardar')
          .max(SECCION.length),
      ),
    ],
  }),
  salida: objeto({
    campo: z.enum(SECCION),
    antes: texto(5000),
    despues: texto(5000),
    antesDicho: nulo(texto(5000)),
    despuesDicho: nulo(texto(5000)),
  }).cable,
})

/** On which days a state is his: from today where nothing is said, and to `hasta`, its last one, after which he has `vuelveA`. */
const DIAS = {
  desde: opcional(fecha()),
  hasta: opcional(fecha()),
  vuelveA: opcional(entero('Elija a qué estado vuelve', 1)),
} as const

/**
 * Changes the state. Extensions: `desde`, `hasta` and `vuelveA`; `causa`, which the record tells; `actoID`, the act on which it rests; `motivo`, kept in the history; `estadoPrevio`, the state by name that the person
 * saw, refuses the change when it is another now; `bajaSeguro`, `bajaDebito` and `eliminarFuturas`, what is done beside
 * it, the latter where the months come to `montoFuturas`. The answer is an extension: the closed rounds that debit him all
 * the same, and whether the change waits for its day.
 */
export const cambiarEstado = dato({
  metodo: 'POST',
  ruta: '/matriculado/cambiarEstado',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.cambiarEstado', palabras: 'Cambio de estado' },
  extensiones: [
    'motivo',
    'estadoPrevio',
    'bajaSeguro',
    'bajaDebito',
    'eliminarFuturas',
    'montoFuturas',
    'desde',
    'hasta',
    'vuelveA',
    'causa',
    'actoID',
  ],
  ejemplo: ({ matriculadoID }) => ({
    ...{ matriculadoID, tipoMatriculaID: 3 },
    ...{ bajaSeguro: false, bajaDebito: false, eliminarFuturas: false },
  }),
  entrada: objeto({
    matriculadoID: id,
    tipoMatriculaID: entero('Elija un estado', 1),
    ...DIAS,
    causa: opcional(texto(200)),
    actoID: opcional(id),
    motivo: opcional(texto(1000)),
    estadoPrevio: opcional(texto()),
    bajaSeguro: opcional(siNo),
    bajaDebito: opcional(siNo),
    eliminarFuturas: opcional(siNo),
    montoFuturas: opcional(dinero()),
  }),
  salida: nulo(objeto({ cerrados: opcional(z.array(debitoCerrado)), programado: opcional(siNo) }).cable),
})

/** Takes back one's own last change of today with what was done beside it; refused when any of it was touched since. */
export const deshacerEstado = dato({
  metodo: 'POST',
  ruta: '/matriculado/deshacerEstado',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.deshacerEstado', palabras: 'Cambio de estado deshecho' },
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: z.unknown(),
})

/** The state that he has, by the name that the person saw, rests on that act: the first one told, or another in its place. */
export const citarActo = dato({
  metodo: 'POST',
  ruta: '/matriculado/citarActo',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.citarActo', palabras: 'Resolución del estado' },
  extension: true,
  ejemplo: ({ matriculadoID, actoID }) => ({ matriculadoID, actoID, estadoPrevio: 'ACTIVO' }),
  entrada: objeto({ matriculadoID: id, actoID: id, estadoPrevio: texto() }),
  salida: z.null(),
})

/**
 * What cambiarEstado would change. `seCobra*`, `habilita*`: whether months are charged and he may practise, before and after; `futuras`: later unpaid
 * months, and those charged since a day that has passed, which stay owed, each by its month in `meses`; `bajaSeguro`, `bajaDebito` and `eliminarFuturas`: whether that act is worth proposing;
 * `seguroID`: the period that the first ends, whose charged months federacion_matriculado/simular tells; `papeles` are in
 * force; `anula` is what was to come and is made void; `estadoDesde` is the first day that can be chosen; `plan` is what unpaid instalments come to; `cerrados` are the closed rounds that debit him all the same.
 */
export const simularEstado = dato({
  metodo: 'GET',
  ruta: '/matriculado/simularEstado',
  acceso: 'padron.editar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, tipoMatriculaID: 5 }),
  entrada: objeto({ matriculadoID: id, tipoMatriculaID: entero('Elija un estado', 1), ...DIAS }),
  salida: objeto({
    actual: texto(),
    nuevo: texto(),
    estadoDesde: fecha(),
    anula: z.array(texto()),
    seCobraAntes: siNo,
    seCobraDespues: siNo,
    habilitaAntes: siNo,
    habilitaDespues: siNo,
    deuda: dinero(),
    futuras: entero(),
    montoFuturas: dinero(),
    meses: z.array(objeto({ anio: entero(), mes: entero() }).cable),
    cobertura: texto(),
    bajaSeguro: siNo,
    seguroID: nulo(id),
    eliminarFuturas: siNo,
    papeles: entero(),
    plan: dinero(),
    formaPago: texto(),
    debito: siNo,
    bajaDebito: siNo,
    cerrados: z.array(debitoCerrado),
  }).cable,
})

/** The 'Genera Cuotas' switch. */
export const cambiarGeneraCuotas = dato({
  metodo: 'POST',
  ruta: '/matriculado/cambiarGeneraCuotas',
  acceso: 'padron.editar',
  auditoria: { acto: 'matriculado.generaCuotas', palabras: 'Genera Cuotas' },
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, generaCuotas: 0 }),
  entrada: objeto({ matriculadoID: id, generaCuotas: siNo }),
  salida: z.unknown(),
})

/** datos is the new one-use password, which is told once and stored nowhere. */
export const reiniciarClaveAcceso = dato({
  metodo: 'POST',
  ruta: '/matriculado/reiniciarClaveAcceso',
  acceso: 'clave.generar',
  auditoria: { acto: 'usuario.reiniciarClave', palabras: 'Clave de acceso generada' },
  secreta: true,
  ejemplo: ({ ajeno }) => ({ matriculadoID: ajeno }),
  entrada: objeto({ matriculadoID: id }),
  falta: 'la clave nueva. La anterior puede haber dejado de servir: avise a quien lo administra',
  salida: texto(),
})

/** Removes a doctor entered by mistake; the specification spells the wire key especialidadID. No screen has it. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/matriculado/eliminar',
  acceso: 'padron.eliminar',
  auditoria: { acto: 'matriculado.eliminar', palabras: 'Baja del registro' },
  ejemplo: ({ sinMovimientos }) => ({ especialidadID: sinMovimientos }),
  entrada: objeto({ matriculadoID: ['especialidadID', id] }),
  salida: z.unknown(),
})
