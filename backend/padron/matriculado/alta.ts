import type { crear } from '@/contract/alta'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { describeMatriculado } from '@/backend/padron/matriculado/campos'
import { openPeriodo } from '@/backend/padron/matriculado/periodos'
import { checkDates } from '@/backend/padron/matriculado/fechas'
import { findTaken } from '@/backend/padron/matriculado/unicos'
import { EFECTIVO, FORMAS_PAGO } from '@/domain/estados'
import { claveDeBusqueda, plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

type Alta = EntradaDe<typeof crear>
type Errores = Record<string, string>

/**
 * Adds a member with hospitals and first period. Throws `Rechazo` with every wrong field at once, naming who has a
 * taken DNI.
 */
export async function createMatriculado(
  tx: Tx,
  pedido: Pedido,
  entrada: Alta,
): Promise<{ matriculadoID: number }> {
  const alta = clean(entrada)
  refuse({
    ...checkFixed(alta),
    ...checkNames(alta),
    ...(await checkCatalogues(tx, alta)),
    ...checkDates(alta, pedido.hoy),
    ...(await findTaken(tx, alta)),
  })
  const matriculadoID = await insertMatriculado(tx, alta)
  // Somebody else was faster, and what they saved can be seen now.
  if (matriculadoID === undefined) throw refuse(await findTaken(tx, alta))
  await insertHospitales(tx, matriculadoID, alta)
  await openPeriodo(tx, matriculadoID, { tipo: alta.tipoMatriculaID, desde: pedido.hoy })
  const despues = await describeMatriculado(tx, matriculadoID)
  await audit(tx, pedido, { entidad: 'matriculado', entidadID: matriculadoID, matriculadoID, despues })
  return { matriculadoID }
}

function refuse(errores: Errores): Rechazo {
  const [first] = Object.values(errores)
  if (first !== undefined) throw new Rechazo(first, errores)
  return new Rechazo('No se pudo agregar el matriculado. Intente de nuevo.')
}

const PARRAFOS = new Set(['observaciones', 'notas'])

/** Blank optional texts count as absent, and a line's text is trimmed. */
function clean(alta: Alta): Alta {
  const entries = Object.entries(alta).map(([key, value]) => {
    if (typeof value !== 'string') return [key, value]
    return [key, (PARRAFOS.has(key) ? value.trim() : oneLine(value)) || undefined]
  })
  return { ...alta, ...(Object.fromEntries(entries) as Partial<Alta>) }
}

/** A new member starts like this; insurance and superintendencia have screens of their own. */
function checkFixed({ formaPagoID, federacion, superintendencia }: Alta): Errores {
  return {
    ...(formaPagoID === EFECTIVO
      ? {}
      : { formaPagoID: `Un matriculado nuevo empieza con ${FORMAS_PAGO[EFECTIVO]}` }),
    ...(federacion ? { federacion: 'El seguro se agrega desde la ficha' } : {}),
    ...(superintendencia ? { superintendencia: 'La superintendencia se agrega desde la ficha' } : {}),
  }
}

/** Searches could never find a name without letters. */
function checkNames({ apellido, nombre }: Alta): Errores {
  return {
    ...(plegar(apellido) ? {} : { apellido: 'Ingrese Apellido' }),
    ...(plegar(nombre) ? {} : { nombre: 'Ingrese Nombre' }),
  }
}

async function checkCatalogues(tx: Tx, alta: Alta): Promise<Errores> {
  const hospitales = [...new Set(alta.hospitales.map(({ hospital }) => hospital))]
  const [places] = await tx.query<Record<string, boolean>>(
    `SELECT EXISTS (SELECT FROM provincia WHERE id = $1) AS "provinciaID",
       EXISTS (SELECT FROM provincia WHERE id = $2) AS "lugarOrigenID",
       EXISTS (SELECT FROM departamento WHERE id = $3) AS "departamentoID",
       EXISTS (SELECT FROM departamento WHERE id = $3 AND provincia_id = $1) AS "enProvincia",
       (SELECT count(*) FROM hospital WHERE id = ANY($4)) = cardinality($4::int[]) AS "hospitalesJSON"`,
    [alta.provinciaID, alta.lugarOrigenID, alta.departamentoID, hospitales],
  )
  const found: Record<string, boolean> = {
    ...places,
    tipoMatriculaID: await holdVigente(tx, 'tipo_matricula', alta.tipoMatriculaID),
    tituloID: await holdVigente(tx, 'titulo', alta.tituloID),
    entidadEntregaTituloID: await holdVigente(tx, 'entidad_otorga_titulo', alta.entidadEntregaTituloID),
  }
  const errores: Errores = {}
  for (const [clave, mensaje] of Object.entries(AUSENTES)) if (!found[clave]) errores[clave] = mensaje
  if (found['departamentoID'] && found['provinciaID'] && !found['enProvincia']) {
    errores['departamentoID'] = 'El departamento no es de esa provincia'
  }
  return errores
}

const AUSENTES: Errores = {
  tipoMatriculaID: 'Ese tipo de matrícula no existe',
  provinciaID: 'Esa provincia no existe',
  lugarOrigenID: 'Esa provincia no existe',
  departamentoID: 'Ese departamento no existe',
  tituloID: 'Ese título no existe',
  entidadEntregaTituloID: 'Esa entidad no existe',
  hospitalesJSON: 'Alguno de los hospitales no existe',
}

/** Answers undefined when the DNI, CUIT or registration number exists already. */
async function insertMatriculado(tx: Tx, alta: Alta): Promise<number | undefined> {
  const columnas = columnsOf(alta)
  const names = Object.keys(columnas)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO matriculado (${names.join(', ')}) VALUES (${names.map((_name, i) => `$${i + 1}`).join(', ')})
     ON CONFLICT DO NOTHING RETURNING id`,
    Object.values(columnas),
  )
  return row?.id
}

const columnsOf = (alta: Alta): Record<string, unknown> => ({
  matricula: alta.matricula,
  tipo_matricula_id: alta.tipoMatriculaID,
  nro_colegio: alta.nroColegio,
  forma_pago_id: alta.formaPagoID,
  libro: alta.libro,
  folio: alta.folio,
  apellido: alta.apellido,
  nombre: alta.nombre,
  busqueda: claveDeBusqueda(alta.apellido, alta.nombre),
  dni: alta.dni,
  fecha_nacimiento: alta.fechaNacimiento,
  sexo: alta.sexo,
  nacionalidad: alta.nacionalidad,
  domicilio: alta.domicilio,
  domicilio_no_confirmado: alta.domicilioNoConfirmado,
  provincia_id: alta.provinciaID,
  lugar_origen_id: alta.lugarOrigenID,
  departamento_id: alta.departamentoID,
  localidad: alta.localidad,
  barrio: alta.barrio,
  email: alta.email,
  telefono: alta.telefono,
  observaciones: alta.observaciones,
  titulo_id: alta.tituloID,
  fecha_titulo: alta.fechaTitulo,
  entidad_otorga_titulo_id: alta.entidadEntregaTituloID,
  consultorio: alta.consultorio,
  localidad_consultorio: alta.localidadCons,
  clinica: alta.clinica,
  hospital: alta.hospital,
  servicios: alta.servicios,
  cargos: alta.cargos,
  tel_prof: alta.telProf,
  fax: alta.fax,
  cuit_cuil: alta.cuitCuil,
  ingreso_cm: alta.ingresoCM,
  egreso_cm: alta.egresoCM,
  ultimo_periodo_renovado: alta.ultimoPeriodoRenovado,
  uad_fecha: alta.uadFecha,
  iosep: alta.iosep,
  isspse: alta.isspse,
  notas: alta.notas,
})

async function insertHospitales(tx: Tx, matriculadoID: number, { hospitales }: Alta): Promise<void> {
  if (hospitales.length === 0) return
  const orNull = (typed = ''): string | null => oneLine(typed) || null
  await tx.query(
    `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio, cargo)
     SELECT $1, hospital, servicio, cargo
     FROM unnest($2::int[], $3::text[], $4::text[]) WITH ORDINALITY AS fila(hospital, servicio, cargo, orden) ORDER BY orden`,
    [
      matriculadoID,
      hospitales.map(({ hospital }) => hospital),
      hospitales.map(({ servicio }) => orNull(servicio)),
      hospitales.map(({ cargo }) => orNull(cargo)),
    ],
  )
}
