import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import {
  diaDe,
  type HojaDeSalida,
  ID,
  MATRICULA,
  nombreEn,
  NOMBRE,
} from '@/backend/mudanza/salida/hojas/hoja'
import { saldosDe } from '@/backend/tesoreria/cuentas-corrientes/store'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { conceptoDeMovimiento } from '@/backend/tesoreria/pago/store'
import { VARIANTES } from '@/domain/cuota'
import { TIPOS_DE_CUENTA } from '@/domain/debito'
import { TIPO_MATRICULA, TIPO_NOMBRES } from '@/domain/estados'
import { TIPO_PRECIO, variantName } from '@/domain/precio'
import { numeroDeRecibo } from '@/backend/nucleo/numero-de-recibo'

/** Months alone, since balances bring the rest. A month is a 'Matricula', as importing calls what is owed for one. */
const MESES: HojaDeSalida = {
  nombre: 'meses',
  titulo: 'Matrículas adeudadas',
  destino: 'deudaMeses',
  columnas: [
    ID('c'),
    MATRICULA,
    NOMBRE,
    ['Período', 'texto', `to_char(c.mes, 'FM00') || '/' || c.anio`],
    ['Concepto', 'texto', `'${TIPO_NOMBRES[TIPO_MATRICULA]}'`],
    ['Importe', 'dinero', 'c.monto'],
  ],
  de: `(SELECT * FROM cargo WHERE ${IMPAGO} AND tipo = ${TIPO_MATRICULA}) c LEFT JOIN matriculado m ON m.id = c.matriculado_id`,
  orden: 'm.matricula, c.anio, c.mes, c.id',
}

const PENDIENTES: HojaDeSalida = {
  nombre: 'pendientes',
  titulo: 'Pagos pendientes',
  columnas: [
    ID('c'),
    MATRICULA,
    NOMBRE,
    ['Tipo', 'texto', nombreEn('c.tipo', TIPO_NOMBRES)],
    ['Período', 'texto', `to_char(c.mes, 'FM00') || '/' || c.anio`],
    ['Concepto', 'texto', 'c.nombre'],
    ['Importe', 'dinero', 'c.monto'],
  ],
  de: `(SELECT * FROM cargo WHERE ${IMPAGO}) c LEFT JOIN matriculado m ON m.id = c.matriculado_id`,
  orden: 'm.matricula, c.anio, c.mes, c.tipo DESC, c.id',
}

/** What is owed besides months, which have a sheet of their own. */
const SALDOS: HojaDeSalida = {
  nombre: 'saldos',
  titulo: 'Saldos sin las matrículas',
  destino: 'saldosIniciales',
  columnas: [
    ['id', 'entero', 's.id'],
    MATRICULA,
    NOMBRE,
    ['Debe', 'dinero', 'nullif(s.pendiente, 0)'],
    ['A favor', 'dinero', 'nullif(s."aFavor", 0)'],
    ['Los dos a la vez', 'texto', `CASE WHEN s.pendiente > 0 AND s."aFavor" > 0 THEN 'Sí' END`],
  ],
  de: `(${saldosDe(`tipo <> ${TIPO_MATRICULA}`)}) s LEFT JOIN matriculado m ON m.id = s.id`,
  orden: 'm.matricula, s.id',
}

const PAGOS: HojaDeSalida = {
  nombre: 'pagos',
  titulo: 'Pagos',
  destino: 'pagos',
  columnas: [
    ID('p'),
    ['Recibo', 'texto', numeroDeRecibo('p')],
    ['Fecha', 'fecha', 'p.fecha'],
    MATRICULA,
    NOMBRE,
    ['Medio', 'texto', 'r.mp'],
    [
      'Concepto',
      'texto',
      `(SELECT string_agg(coalesce(l.nombre, c.nombre), '; ' ORDER BY l.id)
        FROM linea l JOIN cargo c ON c.id = l.cargo_id WHERE l.pago_id = p.id)`,
    ],
    ['Importe', 'dinero', 'p.total'],
    ['Estado', 'texto', `CASE WHEN p.anulado_en IS NULL THEN 'Vigente' ELSE 'Anulado' END`],
    ['Anulación', 'fecha', diaDe('p.anulado_en')],
    ['Motivo', 'texto', 'p.motivo_anulacion'],
    ['Referencia', 'texto', 'p.referencia'],
    ['Registrado', 'fecha', diaDe('p.registrado_en')],
    ['Quién', 'texto', 'r.quien'],
    ['Observaciones', 'texto', 'p.observaciones'],
    ['De antes', 'texto', `CASE WHEN p.de_mudanza THEN 'Sí' END`],
  ],
  de: 'pago p LEFT JOIN matriculado m ON m.id = p.matriculado_id LEFT JOIN recibo r ON r.pago_id = p.id',
  orden: 'p.nro_recibo, p.id',
}

/** Every movement of every account; here `m` is the movement, as the account's own words have it. */
const CUENTA: HojaDeSalida = {
  nombre: 'cuenta',
  titulo: 'Cuenta corriente',
  columnas: [
    ID('m'),
    ['Matrícula', 'entero', 'd.matricula'],
    ['Apellido y nombre', 'texto', nombreDeMatriculado('d')],
    ['Fecha', 'fecha', 'm.fecha'],
    ['Tipo', 'texto', nombreEn('c.tipo', TIPO_NOMBRES)],
    ['Concepto', 'texto', conceptoDeMovimiento()],
    ['Debe', 'dinero', 'nullif(m.debe, 0)'],
    ['Haber', 'dinero', 'nullif(m.haber, 0)'],
    ['Recibo', 'texto', `CASE WHEN p.id IS NOT NULL THEN ${numeroDeRecibo('p')} END`],
    ['Registrado', 'fecha', diaDe('m.registrado_en')],
    ['Quién', 'texto', nombreDeUsuario('u')],
  ],
  de: `movimiento m LEFT JOIN cargo c ON c.id = m.cargo_id LEFT JOIN pago p ON p.id = m.pago_id
    LEFT JOIN matriculado d ON d.id = m.matriculado_id LEFT JOIN usuario u ON u.id = m.usuario_id`,
  orden: 'd.matricula, m.fecha, m.id',
}

const PLANES: HojaDeSalida = {
  nombre: 'planes',
  titulo: 'Planes de pagos',
  columnas: [
    ID('p'),
    MATRICULA,
    NOMBRE,
    ['Importe', 'dinero', 'p.monto'],
    ['Cuotas', 'entero', 'p.cuotas'],
    ['Cuotas pagadas', 'entero', 'c.pagadas'],
    ['Creado', 'fecha', diaDe('p.creado_en')],
    ['Observaciones', 'texto', 'p.observaciones'],
    ['Rescindido', 'fecha', diaDe('p.roto_en')],
    ['Motivo', 'texto', 'p.motivo'],
  ],
  de: `plan_pago p LEFT JOIN matriculado m ON m.id = p.matriculado_id
    LEFT JOIN (SELECT plan_id, count(linea_id)::int AS pagadas FROM cargo GROUP BY 1) c ON c.plan_id = p.id`,
  orden: 'm.matricula, p.id',
}

/** Those in force. A bank begins with the figures that its accounts begin with, by which importing knows it. */
const ADHESIONES: HojaDeSalida = {
  nombre: 'adhesiones',
  titulo: 'Adhesiones al débito',
  destino: 'adhesiones',
  columnas: [
    ID('d'),
    MATRICULA,
    NOMBRE,
    ['Forma', 'texto', 'f.nombre'],
    ['CBU', 'texto', 'd.cbu'],
    ['Banco', 'texto', `concat_ws(' ', b.codigo_cbu, b.nombre)`],
    ['Sucursal', 'texto', 's.nombre'],
    ['Tipo de cuenta', 'texto', nombreEn('d.tipo_cuenta_id', TIPOS_DE_CUENTA)],
    ['N° de cuenta', 'texto', 'd.nro_cuenta'],
    ['N° de solicitud', 'entero', 'd.nro_solicitud'],
    ['Fecha de alta', 'fecha', 'd.fecha_alta'],
    ['Observaciones', 'texto', 'd.observaciones'],
  ],
  de: `da_listado d LEFT JOIN matriculado m ON m.id = d.matriculado_id LEFT JOIN banco b ON b.id = d.banco_id
    LEFT JOIN sucursal_banco s ON s.id = d.sucursal_banco_id LEFT JOIN forma_pago f ON f.id = d.forma_pago_id
    WHERE d.fecha_baja IS NULL`,
  orden: 'm.matricula, d.id',
}

const PRECIOS: HojaDeSalida = {
  nombre: 'precios',
  titulo: 'Precios de matrículas',
  columnas: [
    ID('c'),
    ['Año', 'entero', 'c.anio'],
    ['Tipo de matrícula', 'texto', nombreDeTipo('t')],
    [
      'Seguro',
      'texto',
      nombreEn(
        'c.variante',
        VARIANTES.map((_, variante) => variantName(variante)),
      ),
    ],
    ['Nombre', 'texto', 'c.nombre'],
    ['Importe', 'dinero', 'c.monto'],
  ],
  de: `concepto c LEFT JOIN tipo_matricula t ON t.id = c.tipo_matricula_id
    WHERE c.tipo = ${TIPO_PRECIO} AND c.eliminado_en IS NULL`,
  orden: 'c.anio, c.tipo_matricula_id, c.variante, c.id',
}

export const HOJAS_DE_TESORERIA: readonly HojaDeSalida[] = [
  ADHESIONES,
  MESES,
  PENDIENTES,
  SALDOS,
  PAGOS,
  CUENTA,
  PLANES,
  PRECIOS,
]
