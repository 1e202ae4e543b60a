import type { Azar } from '@/backend/generador/azar'
import type { Carga } from '@/backend/generador/carga'
import type { Catalogos } from '@/backend/generador/catalogos'
import type { Socio } from '@/backend/generador/socio'
import { maxFecha, pickFecha } from '@/backend/generador/trayectoria'
import { accountOfCbu, makeCbu } from '@/domain/cbu'
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
  carga.add('da_listado', {
    matriculado_id: socio.id,
    banco_id: bancoID,
    sucursal_banco_id: id,
    tipo_cuenta_id: tipoCuenta,
    cbu,
    nro_cuenta: accountOfCbu(cbu),
    nro_solicitud: solicitud,
    fecha_alta: pickFecha(azar, maxFecha(ingreso, addMonths(hoy, -96)), hoy),
  })
}
