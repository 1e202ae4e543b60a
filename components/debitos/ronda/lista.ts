/** A round's debits: what goes to the bank is less than what is listed once somebody was taken out. */
export const PLANILLA_RONDA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'clase', titulo: 'ARCHIVO', tipo: 'texto' },
  { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero', sinTotal: true },
  { id: 'seDebita', titulo: 'SE DEBITA', tipo: 'dinero', soloExcel: true },
  { id: 'cargos', titulo: 'CARGOS', tipo: 'texto' },
  { id: 'cambio', titulo: 'CAMBIÓ', tipo: 'texto' },
  { id: 'sacada', titulo: 'SACADO', tipo: 'texto' },
  { id: 'ultimo', titulo: 'RESPUESTA', tipo: 'texto' },
  { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
  { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
] as const
