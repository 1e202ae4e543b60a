import type { Celda } from '@/domain/celda'
import type { HojaDeLibro, Libro } from '@/domain/libro'

const formula = (texto: string): Celda => ({ ilegible: 'formula', texto })
const error = (texto: string): Celda => ({ ilegible: 'error', texto })

type Esperada = Partial<Omit<Libro, 'hojas'>> & { hojas: Partial<HojaDeLibro>[] }

/** What each is, how many rows it gives, and cells by sheet, row and column. */
export const MUESTRAS: readonly [string, Esperada, number, (readonly [number, number, number, Celda])[]][] = [
  [
    '01-padron-secretaria.xlsx',
    {
      ...{ formato: 'xlsx', codificacion: null, separador: null, epoca: 1900, avisos: [] },
      hojas: [
        {
          ...{ nombre: 'PADRON', oculta: false, titulos: null, filas: 35, columnas: 12 },
          combinadas: [
            [1, 0, 1, 10],
            [2, 0, 2, 10],
            [34, 1, 34, 4],
          ],
        },
      ],
    },
    31,
    [
      [0, 4, 1, 'APELLIDO Y NOMBRE'],
      [0, 5, 0, 2001],
      [0, 5, 2, '13.843.537'],
      [0, 5, 4, '1951-10-08'],
      [0, 6, 4, '08/06/1968'],
      [0, 6, 1, 'CÉSPEDES, MATÍAS GASTÓN'],
    ],
  ],
  [
    '02-matriculados-latin1.csv',
    {
      ...{ formato: 'csv', codificacion: 'cp1252', separador: ';' },
      hojas: [{ nombre: '', filas: 21, columnas: 12 }],
    },
    21,
    [
      [0, 2, 0, '002101'],
      [0, 3, 1, '  Ñáñez '],
      [0, 3, 2, 'Emilio\u00a0Ciro'],
      [0, 3, 2, 'Emilio\u00a0Ciro'],
      [0, 3, 10, 'Trámite “urgente” – ver legajo'],
      [0, 4, 10, 'Atiende lunes; martes y jueves'],
      [0, 5, 10, 'Primera línea\nsegunda línea'],
      [0, 21, 2, 'Néstor'],
    ],
  ],
  [
    '03-padron-viejo.xls',
    {
      ...{ formato: 'xls', codificacion: null, epoca: 1900 },
      hojas: [
        { nombre: 'Padron', filas: 19, columnas: 9 },
        { nombre: 'Precios', filas: 2, columnas: 2 },
      ],
    },
    21,
    [
      [0, 2, 5, '1996-10-24'],
      [0, 2, 6, 45_105],
      [0, 3, 0, '02202'],
      [0, 4, 2, 'Güemes'],
      [0, 6, 4, 23_456_789.5],
    ],
  ],
  [
    '04-SOCIOS.DBF',
    {
      ...{ formato: 'dbf', codificacion: 'cp850', separador: null },
      hojas: [
        {
          ...{ filas: 22, columnas: 12 },
          titulos: [
            ...['NROMAT', 'APENOM', 'NRODOC', 'CUIT', 'FECNAC', 'FECING', 'SITUAC'],
            ...['DOMICILIO', 'LOCALIDAD', 'TELEFONO', 'SALDO', 'IOSEP'],
          ],
        },
      ],
    },
    22,
    [
      [0, 1, 1, 'GEREZ, NÉSTOR'],
      [0, 1, 4, '1959-01-23'],
      [0, 1, 11, true],
      [0, 2, 10, 1_234.5],
      [0, 2, 11, false],
      [0, 6, 1, 'YÁÑEZ, VERÓNICA GRACIELA'],
    ],
  ],
  [
    '05-especialidades.xlsx',
    { hojas: [{ nombre: 'Hoja1', filas: 24, columnas: 6 }] },
    24,
    [[0, 3, 4, '2012-01-01']],
  ],
  [
    '06-deuda-por-mes.xlsx',
    { hojas: [{ nombre: 'Deuda', filas: 39, columnas: 5 }] },
    39,
    [
      [0, 4, 4, 9_497.4],
      [0, 5, 2, 202_504],
      [0, 6, 2, '2025-09-01'],
    ],
  ],
  [
    '07-cuotas-2025-ancho.xlsx',
    { hojas: [{ nombre: '2025', filas: 22, columnas: 15 }] },
    22,
    [
      [0, 3, 13, 10_500],
      [0, 4, 14, formula('=SUM(C4:N4)')],
    ],
  ],
  [
    '08-saldos-iniciales.ods',
    {
      formato: 'ods',
      codificacion: null,
      epoca: 1900,
      hojas: [{ nombre: 'Saldos', filas: 30, columnas: 5 }],
    },
    29,
    [
      [0, 3, 2, 'Debe'],
      [0, 4, 2, 12_345],
      [0, 5, 2, '$ 13.332,65'],
      [0, 30, 1, 'TOTALES'],
    ],
  ],
  [
    '09-recibos-1904.xlsx',
    { epoca: 1904, hojas: [{ nombre: 'Recibos', filas: 25, columnas: 7 }] },
    25,
    [
      [0, 2, 1, '2026-01-03'],
      [0, 3, 5, 18_600.5],
    ],
  ],
  [
    '10-seguros.csv',
    { formato: 'csv', codificacion: 'utf-8', separador: ',', hojas: [{ filas: 23, columnas: 6 }] },
    23,
    [
      [0, 1, 0, 'matricula'],
      [0, 3, 1, 'Ibáñez Peralta, Darío'],
      [0, 3, 3, '—'],
      [0, 3, 4, 'Resp. "Ampliada"'],
    ],
  ],
  [
    '11-adheridos-cbu.xlsx',
    { hojas: [{ nombre: 'Adheridos', filas: 19, columnas: 7 }] },
    19,
    [[0, 2, 2, '3210290110000012345008']],
  ],
  [
    '12-tres-hojas.xlsx',
    {
      hojas: [
        { nombre: 'Datos', filas: 15, columnas: 4 },
        { nombre: 'Contacto', filas: 16, columnas: 4 },
        { nombre: 'Matrícula', filas: 15, columnas: 3 },
        { nombre: 'Instrucciones', filas: 1, columnas: 1 },
      ],
    },
    47,
    [
      [0, 2, 1, "D'Amico"],
      [1, 2, 1, 'Teléfono'],
    ],
  ],
  [
    '13-con-errores-de-planilla.xlsx',
    {
      avisos: ['En 2 celdas se quitaron caracteres que no se ven.'],
      hojas: [{ nombre: 'Hoja1', filas: 17, columnas: 6 }],
    },
    17,
    [
      [0, 3, 3, error('#N/A')],
      [0, 5, 0, formula('=A4+1')],
      [0, 7, 5, error('#REF!')],
      [0, 9, 5, "=cmd|' /C calc'!A0"],
      [0, 11, 5, '@SUM(1;2)'],
      [0, 12, 5, 'unodos'],
      [0, 13, 4, error('#VALUE!')],
      [0, 14, 2, formula('=HYPERLINK("http://127.0.0.1/x","ver")')],
      [0, 15, 3, error('#DIV/0!')],
    ],
  ],
  ['14-vacia.xlsx', { hojas: [{ nombre: 'Hoja1', filas: 0, columnas: 0 }] }, 0, []],
  [
    '14b-solo-titulos.csv',
    { codificacion: 'utf-8', separador: ';', hojas: [{ filas: 1, columnas: 5 }] },
    1,
    [[0, 1, 4, 'estado']],
  ],
  [
    '15-exportado-del-sistema.xls',
    {
      ...{ formato: 'html', codificacion: 'cp1252', separador: null },
      hojas: [{ nombre: 'Tabla 1', filas: 14, columnas: 5, combinadas: [[1, 0, 1, 4]] }],
    },
    14,
    [
      [0, 1, 0, 'Listado de Matriculados'],
      [0, 2, 0, 'Matrícula'],
      [0, 4, 1, 'Leguizamón,\u00a0Sebastián'],
      [0, 4, 2, '33.434.134'],
      [0, 4, 0, '2602'],
    ],
  ],
  [
    '16-certificados-emitidos.xlsx',
    { hojas: [{ nombre: 'Emitidos', filas: 17, columnas: 6 }] },
    17,
    [
      [0, 2, 5, 'Para presentar\nen el hospital'],
      [0, 4, 3, 46_086],
    ],
  ],
  [
    '17-hospitales.csv',
    { codificacion: 'utf-8', separador: '\t', hojas: [{ filas: 9, columnas: 2 }] },
    9,
    [[0, 5, 0, 'Clínica “Los Álamos”']],
  ],
]
