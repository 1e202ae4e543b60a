import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, siNo, siNoSalvo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { conConfirmada, conMotivo } from '@/contract/respuestas'

/** The insurance label of today: 'SIN COBERTURA', 'CON COBERTURA' or another. */
export const traerEstado = dato({
  metodo: 'GET',
  ruta: '/federacion_matriculado/traerEstado',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: nulo(texto()),
})

/** The last period first. `activo`: today is in it; `tipoSeguro`: the name of its type. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/federacion_matriculado/traerTodos',
  acceso: 'seguros.ver',
  lista: 'paginada',
  extensiones: ['pagina'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], matriculadoID: id }),
  salida: objeto({
    id,
    desde: nulo(fecha()),
    hasta: nulo(fecha()),
    activo: nulo(siNo),
    tipoSeguro: nulo(texto()),
    ampliacion: nulo(siNo),
    ampliacionExtendida: nulo(siNo),
    tipoSeguroID: opcional(id),
    version: opcional(entero()),
  }).cable,
})

/**
 * With a change of cover the unpaid months that it touches are given the cover and the price that hold then: as many,
 * and by as much, as `simular` told. Without the keys they stay as they are.
 */
const ajuste = {
  cuotasAjustadas: opcional(entero('Indique cuántas cuotas se ajustan', 1)),
  diferenciaAjuste: opcional(dinero()),
}
const AJUSTE = ['cuotasAjustadas', 'diferenciaAjuste'] as const

const alta = {
  matriculadoID: id,
  ampliacion: siNoSalvo(false),
  ampliacionExtendida: siNoSalvo(false),
  desde: fecha('Elija una Fecha de Alta', 'Ingrese una fecha válida'),
  ...conMotivo,
  ...conConfirmada,
  ...ajuste,
}
const AGREGADAS = ['motivo', 'confirmada', ...AJUSTE] as const
const AGREGAR = { acto: 'seguro.agregar', palabras: 'Seguro agregado' }
const idNuevo = nulo(objeto({ id: opcional(id) }).cable)
const tipoSeguroID = entero('Por favor elija un tipo de seguro', 1)

/** Opens a period without a type; refused while one is open, and for a day that one covers. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/crear',
  acceso: 'seguros.editar',
  auditoria: AGREGAR,
  extensiones: AGREGADAS,
  ejemplo: ({ ajeno }) => ({
    ...{ matriculadoID: ajeno, ampliacion: false, ampliacionExtendida: false },
    desde: '2026-03-01',
  }),
  entrada: objeto(alta),
  salida: idNuevo,
})

/** The same with its type of insurance. */
export const crearSeguro = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/crearSeguro',
  acceso: 'seguros.editar',
  auditoria: AGREGAR,
  extensiones: AGREGADAS,
  ejemplo: ({ moroso }) => ({
    ...{ matriculadoID: moroso, ampliacion: true, ampliacionExtendida: false },
    ...{ desde: '2026-03-01', tipoSeguroID: 1 },
  }),
  entrada: objeto({ ...alta, tipoSeguroID }),
  salida: idNuevo,
})

/** Closes the open period the day before and opens one of another type, in one act. `abiertoID`: the one that was seen open. */
export const cambiarSeguro = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/cambiarSeguro',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.cambiar', palabras: 'Seguro cambiado' },
  extensiones: ['abiertoID', ...AGREGADAS],
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor, desde: '2026-11-21', tipoSeguroID: 2 }),
  entrada: objeto({
    matriculadoID: id,
    desde: fecha('Elija una Fecha', 'Ingrese una fecha válida'),
    tipoSeguroID,
    abiertoID: opcional(id),
    ...conMotivo,
    ...conConfirmada,
    ...ajuste,
  }),
  salida: idNuevo,
})

/** `hasta` is the last day covered. */
export const darDeBaja = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/darDeBaja',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.baja', palabras: 'Seguro dado de baja' },
  extensiones: ['version', 'confirmada', ...AJUSTE],
  ejemplo: ({ federacionMatriculadoID }) => ({ federacionMatriculadoID, hasta: '2026-11-30' }),
  entrada: objeto({
    federacionMatriculadoID: id,
    hasta: fecha('Elija una Fecha de Baja', 'Ingrese una fecha válida'),
    version: opcional(entero()),
    ...conConfirmada,
    ...ajuste,
  }),
  salida: z.unknown(),
})

export const CAMBIOS_DE_SEGURO = ['agregar', 'cambiar', 'baja', 'eliminar'] as const
export const ESTADOS_DE_CUOTA = ['impaga', 'pagada', 'plan', 'tramite'] as const

/**
 * The generated months whose variant a change of cover makes another, in their order: what each costs and what it would
 * (`nuevo`; null without a price, which `sinPrecio` tells). `diferencia` is over all that have one; of them `ajustables`
 * unpaid ones with `diferenciaAjustable` may be adjusted with the change, where `puedeAjustar`. `archivos`: the months it
 * touches whose files for the federation are generated already. `dia`: its first day, of
 * 'baja' the last one covered. Refused as the change itself would be.
 */
export const simular = dato({
  metodo: 'GET',
  ruta: '/federacion_matriculado/simular',
  acceso: 'seguros.editar',
  extension: true,
  ejemplo: ({ matriculadoID, federacionMatriculadoID }) => ({
    ...{ acto: 'baja', matriculadoID, federacionMatriculadoID, dia: '2026-10-31' },
  }),
  entrada: objeto({
    acto: z.enum(CAMBIOS_DE_SEGURO, 'Elija qué se cambia'),
    matriculadoID: id,
    federacionMatriculadoID: opcional(id),
    dia: opcional(fecha()),
    ampliacion: opcional(siNo),
    ampliacionExtendida: opcional(siNo),
  }),
  salida: objeto({
    cuotas: z.array(
      objeto({
        id,
        anio: entero(),
        mes: entero(),
        antes: texto(),
        ahora: texto(),
        monto: dinero(),
        nuevo: nulo(dinero()),
        estado: z.enum(ESTADOS_DE_CUOTA),
      }).cable,
    ),
    diferencia: dinero(),
    ajustables: entero(),
    diferenciaAjustable: dinero(),
    puedeAjustar: siNo,
    sinPrecio: z.array(texto(2000)),
    archivos: z.array(objeto({ anio: entero(), mes: entero() }).cable),
  }).cable,
})

/** The row stays, with who deleted it and when. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/eliminar',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.quitar', palabras: 'Seguro eliminado' },
  extensiones: AJUSTE,
  ejemplo: ({ federacionMatriculadoID }) => ({ federacionMatriculadoID }),
  entrada: objeto({ federacionMatriculadoID: id, ...ajuste }),
  salida: z.unknown(),
})
