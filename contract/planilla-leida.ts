import * as z from 'zod'
import { dinero, entero, id, instante, nulo, siNo, texto } from '@/contract/campos'
import { objeto } from '@/contract/objeto'
import { CLAVES_DE_DESTINO } from '@/domain/importar/destinos'
import { MODOS, SIN_COMA } from '@/domain/importar/lectura'
import { ESTADOS_DE_IMPORTACION, SUERTES } from '@/domain/importar/resultado'
import { CODIFICACIONES, FORMATOS_DE_LIBRO, SEPARADORES } from '@/domain/libro'

/** What the calls of importing tell of a file: `importacion.ts` has the calls. */
export const destino = z.enum(CLAVES_DE_DESTINO, 'Elija qué trae el archivo')
export const suerte = z.enum(SUERTES, 'Resultado inválido')

const estado = z.enum(ESTADOS_DE_IMPORTACION)

const columnas = z.array(nulo(texto(60))).max(200)
const deHoja = { hoja: entero('Hoja inválida', 0), encabezado: entero('Fila inválida', 0), columnas }
export const lectura = objeto({
  ...deHoja,
  otras: z.array(objeto(deHoja).cable).max(20),
  fijos: z.array(objeto({ campo: texto(60), valor: texto(500) }).cable).max(50),
  respuestas: z
    .array(objeto({ campo: texto(60), valor: texto(500), respuesta: nulo(texto(500)) }).cable)
    .max(2_000),
  opciones: objeto({
    mayusculas: siNo,
    diaPrimero: siNo,
    variasPorCelda: z.enum(['', '/', '+', ',', ';', '-']),
    filaDePrecios: entero('Fila inválida', 0),
    completarHasta: siNo,
    modo: z.enum(MODOS),
    sinComa: z.enum(SIN_COMA),
  }).cable,
}).cable

/** Rows by what became of them, and the money of what would be written. */
const cuentas = objeto({
  nuevas: entero(),
  cambian: entero(),
  iguales: entero(),
  conAviso: entero(),
  rehusadas: entero(),
  salteadas: entero(),
  /** Things written or to be written; a row may give several. */
  registros: entero(),
  monto: nulo(dinero()),
  /** What the file's own totals say beside it, in sentences. */
  avisos: z.array(texto(1_000)),
}).cable

/** What the file is, before anybody says how it is read. */
export const libro = objeto({
  formato: z.enum(FORMATOS_DE_LIBRO),
  codificacion: nulo(z.enum(CODIFICACIONES)),
  separador: nulo(z.enum(SEPARADORES)),
  epoca: entero(),
  hojas: z.array(objeto({ nombre: texto(255), oculta: siNo, filas: entero(), columnas: entero() }).cable),
  avisos: z.array(texto(1_000)),
}).cable

/** `seguro`: taken by itself unless somebody says otherwise. */
export const columna = objeto({
  /** From 0. */
  columna: entero(),
  titulo: texto(200),
  muestras: z.array(texto(200)),
  /** Why it was taken for what it is, or what speaks against it. */
  razon: nulo(texto(300)),
  seguro: siNo,
}).cable

export const importacion = objeto({
  id,
  destino,
  nombre: texto(255),
  estado,
  usuario: nulo(texto()),
  creada: instante,
  importada: nulo(instante),
  importadaPor: nulo(texto()),
  deshecha: nulo(instante),
  deshechaPor: nulo(texto()),
  motivo: nulo(texto(1_000)),
  cuentas: nulo(cuentas),
  /** Written and still as written: what undoing it would take back. */
  vivos: entero(),
}).cable
