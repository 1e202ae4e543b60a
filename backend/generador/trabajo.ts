import type { Azar } from '@/backend/generador/azar'
import type { Carga } from '@/backend/generador/carga'
import type { Catalogos } from '@/backend/generador/catalogos'
import type { Socio } from '@/backend/generador/socio'
import { maxFecha, pickFecha } from '@/backend/generador/trayectoria'
import { accountOfCbu, makeCbu } from '@/domain/cbu'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { addMonths, type Fecha } from '@/domain/fechas'

export function addWork(azar: Azar, catalogos: Catalogos, carga: Carga, { socio }: { socio: Socio }): void {
  const hospitals = azar.chance(0.55) ? (azar.chance(0.2) ? 2 : 1) : 0
  for (let each = 0; each < hospitals; each++) {
    carga.add('hospital_matriculado', {
      matriculado_id: socio.id,
      hospital_id: azar.pickSkewed(catalogos.hospitales),
      servicio: azar.pick([
        'Guardia',
        'Clínica Médica',
        'Pediatría',
        'Cirugía',
        'Terapia Intensiva',
        'Consultorios',
      ]),
      cargo: azar.pick([
        'Médico de planta',
        'Médico de guardia',
        'Jefe de servicio',
        'Residente',
        'Concurrente',
      ]),
    })
  }
}

export function addDebit(
  azar: Azar,
  { sucursales }: Catalogos,
  carga: Carga,
  { socio, ingreso, hoy, solicitud }: { socio: Socio; ingreso: Fecha; hoy: Fecha; solicitud: number },
): void {
  const { id, bancoID, codigo, cbu: entidad } = azar.pickSkewed(sucursales)
  const tipoCuenta = azar.int(1, 3)
  const cbu = makeCbu(
    entidad,
    codigo,
    `${tipoCuenta}00${String(1_000_000 + solicitud * 37).padStart(10, '0')}`,
  )
  const fechaAlta = pickFecha(azar, maxFecha(ingreso, addMonths(hoy, -96)), hoy)
  carga.add('da_listado', {
    ...SIN_CUENTA,
    matriculado_id: socio.id,
    forma_pago_id: DEBITO_BANCARIO,
    banco_id: bancoID,
    sucursal_banco_id: id,
    tipo_cuenta_id: tipoCuenta,
    cbu,
    nro_cuenta: accountOfCbu(cbu),
    nro_solicitud: solicitud,
    ...begunOn(fechaAlta),
  })
  if (socio.id % CON_ANTERIOR === 0) addFormer(carga, socio, ingreso, fechaAlta)
}

const begunOn = (dia: Fecha) => ({ fecha_alta: dia, creado_en: `${dia} 10:00:00-03` })

/** Every row of a table has the same columns. */
const SIN_CUENTA = {
  ...{ banco_id: null, sucursal_banco_id: null, tipo_cuenta_id: null, cbu: null, nro_cuenta: null },
  ...{ nro_solicitud: null, fecha_baja: null, motivo_baja: null },
}
/** Of so many enrolled members one was in another debit before. */
const CON_ANTERIOR = 6
const ANTERIOR = 2

const addFormer = (carga: Carga, { id }: Socio, ingreso: Fecha, hasta: Fecha): void =>
  carga.add('da_listado', {
    ...SIN_CUENTA,
    ...{ matriculado_id: id, forma_pago_id: ANTERIOR },
    ...begunOn(maxFecha(ingreso, addMonths(hasta, -18))),
    ...{ fecha_baja: hasta, motivo_baja: 'Pasa al débito de su banco' },
  })

/** A debit through an entity. It draws nothing, so that everybody else stays as he was. */
export const addOtherDebit = (carga: Carga, { id, formaPagoID }: Socio, ingreso: Fecha, hoy: Fecha): void =>
  carga.add('da_listado', {
    ...SIN_CUENTA,
    ...{ matriculado_id: id, forma_pago_id: formaPagoID },
    ...begunOn(maxFecha(ingreso, addMonths(hoy, -3 - (id % 60)))),
  })
