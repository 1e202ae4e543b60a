import type { ListaDeValores } from '@/domain/importar/destinos'

/** How a list that the program owns is shortened in the files of councils, folded. */
export const ABREVIADOS: Partial<Record<ListaDeValores, Readonly<Record<string, string>>>> = {
  estado: {
    ...{ a: 'ACTIVO', act: 'ACTIVO', activa: 'ACTIVO', habilitado: 'ACTIVO', habilitada: 'ACTIVO' },
    ...{ p: 'PASIVO', pas: 'PASIVO', pasiva: 'PASIVO', r: 'RESIDENTE', res: 'RESIDENTE' },
    ...{ b: 'DADO DE BAJA', baja: 'DADO DE BAJA', 'de baja': 'DADO DE BAJA', 'dada de baja': 'DADO DE BAJA' },
    ...{ f: 'FALLECIDO', fall: 'FALLECIDO', fallecida: 'FALLECIDO', s: 'SUSPENDIDO', susp: 'SUSPENDIDO' },
    ...{ suspendida: 'SUSPENDIDO', inh: 'INHABILITADO', inhabilitada: 'INHABILITADO' },
    ...{ anulado: 'ANULADA' },
  },
  provincia: {
    ...{
      sde: 'Santiago del Estero',
      'sgo del estero': 'Santiago del Estero',
      'sgo del est': 'Santiago del Estero',
    },
    ...{
      's del estero': 'Santiago del Estero',
      sgo: 'Santiago del Estero',
      'stgo del estero': 'Santiago del Estero',
    },
    ...{ tuc: 'Tucumán', cba: 'Córdoba', 'cap fed': 'Ciudad Autónoma de Buenos Aires' },
    ...{ caba: 'Ciudad Autónoma de Buenos Aires', 'capital federal': 'Ciudad Autónoma de Buenos Aires' },
    ...{ 'ciudad de buenos aires': 'Ciudad Autónoma de Buenos Aires' },
    ...{
      'bs as': 'Buenos Aires',
      bsas: 'Buenos Aires',
      pba: 'Buenos Aires',
      mza: 'Mendoza',
      'e rios': 'Entre Ríos',
    },
    ...{
      'sta fe': 'Santa Fe',
      's fe': 'Santa Fe',
      ctes: 'Corrientes',
      nqn: 'Neuquén',
      tdf: 'Tierra del Fuego',
    },
  },
  tipoCuenta: {
    ...{ cc: 'Cuenta Corriente', 'c cte': 'Cuenta Corriente', 'cta cte': 'Cuenta Corriente' },
    ...{
      ca: 'Caja de Ahorro',
      'caja ahorro': 'Caja de Ahorro',
      'caja de ahorros': 'Caja de Ahorro',
    },
    ...{ sueldo: 'Cuenta Sueldo', cs: 'Cuenta Sueldo', 'cta sueldo': 'Cuenta Sueldo' },
  },
  medio: {
    ...{
      efvo: 'Efectivo',
      ef: 'Efectivo',
      efect: 'Efectivo',
      contado: 'Efectivo',
      ch: 'Cheque',
      chq: 'Cheque',
    },
    ...{ transf: 'Transferencia', transfer: 'Transferencia', tr: 'Transferencia', trf: 'Transferencia' },
    ...{ 'deb aut': 'Débito automático', da: 'Débito automático', debito: 'Débito automático' },
    ...{ 'debito aut': 'Débito automático', tarj: 'Tarjeta', tc: 'Tarjeta', td: 'Tarjeta' },
  },
  ampliacion: {
    ...{
      no: 'ninguna',
      n: 'ninguna',
      '0': 'ninguna',
      falso: 'ninguna',
      si: 'ampliación',
      s: 'ampliación',
      x: 'ampliación',
    },
    ...{ '1': 'ampliación', verdadero: 'ampliación', ampliada: 'ampliación', ext: 'ampliación extendida' },
    ...{ extendida: 'ampliación extendida' },
  },
  concepto: {
    ...{
      cuota: 'Matricula',
      'cuota social': 'Matricula',
      'cuota mensual': 'Matricula',
      mensualidad: 'Matricula',
    },
    ...{ matricula: 'Matricula', 'cuota matricula': 'Matricula', 'cuota de matricula': 'Matricula' },
  },
}
