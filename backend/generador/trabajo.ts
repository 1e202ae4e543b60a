import type { Azar } from '@/backend/generador/azar'
import type { Carga } from '@/backend/generador/carga'
import type { Catalogos } from '@/backend/generador/catalogos'
import type { Socio } from '@/backend/generador/socio'
import { maxFecha, pickFecha } from '@/backend/generador/trayectoria'
import { accountOfCbu, makeCbu } from '@/domain/cbu'
import { addDays, addMonths, type Fecha } from '@/domain/fechas'

export function addWork(
  azar: Azar,
  catalogos: Catalogos,
  carga: Carga,
  { socio, fechaTitulo, hoy }: { socio: Socio; fechaTitulo: Fecha; hoy: Fecha },
): void {
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
  const earliest = addDays(fechaTitulo, 3 * 365)
  const specialties = earliest >= hoy || azar.chance(0.4) ? 0 : azar.chance(0.15) ? 2 : 1
  for (let each = 0; each < specialties; each++) {
    const obtained = pickFecha(azar, earliest, hoy)
    carga.add('especialidad_matriculado', {
      matriculado_id: socio.id,
      especialidad_id: azar.pick(catalogos.especialidades),
      fecha_obtencion: obtained,
      fecha_caducidad: addMonths(obtained, 60),
      forma_obtencion_especialidad_id: azar.pick(catalogos.formasObtencion),
      organizacion_id: azar.pick(catalogos.organizaciones),
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
