import * as z from 'zod'
import { FECHA_MALA, entero, fecha, instante, nulo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { jsonEn } from '@/contract/json-en'
import { objeto } from '@/contract/objeto'
import { GRUPOS_DE_DEBITO } from '@/domain/debito/ajustes'
import { MAX_FERIADOS } from '@/domain/debito/feriados'

/** The settings of the automatic debit are an extension as a whole (decision 157). */
const version = entero('Versión inválida', 0)
const grupo = z.enum(GRUPOS_DE_DEBITO, 'Esos ajustes no existen')
const MAX_VALOR = 60
const MAX_VALORES = 60
/** `campo` is a key of domain/debito ('ca.empresa'); '' is what the bank has not given. */
const valores = z
  .array(objeto({ campo: texto(40), valor: texto(MAX_VALOR) }).cable)
  .max(MAX_VALORES, 'Hay ajustes de más')
const COMO_QUEDO = { version, cambiado: nulo(instante), quien: nulo(texto()) }

/** A group each, of all settings with their defaults. `version` 0 was never changed. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/ajuste_de_debito/traerTodos',
  acceso: 'debitos.ajustes',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ grupo, valores, ...COMO_QUEDO }).cable,
})

/** Settings that are not named stay. A change since `version` refuses it. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/ajuste_de_debito/actualizarDatos',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'ajusteDeDebito.editar', palabras: 'Cambio de un ajuste del débito automático' },
  ejemplo: () => ({
    grupo: 'bse',
    valoresJSON: JSON.stringify([{ campo: 'ca.empresa', valor: '0848' }]),
    version: 0,
  }),
  entrada: objeto({ grupo, valores: ['valoresJSON', jsonEn(valores)], version }),
  salida: objeto({ version }).cable,
})

const FERIADOS = {
  propios: z
    .array(
      objeto({
        fecha: fecha('Ingrese la fecha del feriado', FECHA_MALA),
        nombre: textoRequerido('Ingrese qué feriado es', 60),
      }).cable,
    )
    .max(MAX_FERIADOS, `Hasta ${MAX_FERIADOS} feriados`),
  sinEfecto: z.array(fecha()).max(MAX_FERIADOS, `Hasta ${MAX_FERIADOS} fechas`),
  version,
}

/** The council's own, and the national ones that it takes for banking days; the national ones are a rule (domain/debito). */
export const traerFeriados = dato({
  metodo: 'GET',
  ruta: '/ajuste_de_debito/traerFeriados',
  acceso: 'debitos.ajustes',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ ...FERIADOS, ...COMO_QUEDO }).cable,
})

export const actualizarFeriados = dato({
  metodo: 'POST',
  ruta: '/ajuste_de_debito/actualizarFeriados',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'ajusteDeDebito.feriados', palabras: 'Cambio de los feriados del débito automático' },
  ejemplo: () => ({
    propiosJSON: JSON.stringify([{ fecha: '2026-12-07', nombre: 'Puente turístico' }]),
    sinEfectoJSON: JSON.stringify(['2026-11-06']),
    version: 0,
  }),
  entrada: objeto({
    propios: ['propiosJSON', jsonEn(FERIADOS.propios)],
    sinEfecto: ['sinEfectoJSON', jsonEn(FERIADOS.sinEfecto)],
    version,
  }),
  salida: objeto({ version }).cable,
})
