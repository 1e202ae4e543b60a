import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import {
  cuadroDeAltas,
  cuadroDeCobrabilidad,
  cuadroDeDeuda,
  cuadroDeEdades,
  cuadroDeEspecialidades,
  cuadroDeIngresos,
  whole,
} from '@/components/estadisticas/evolucion/cuadros'
import type { Periodo } from '@/components/estadisticas/evolucion/periodo'
import { EspecialidadPicker } from '@/components/estadisticas/evolucion/especialidad-picker'
import { BarCard } from '@/components/estadisticas/grafico/bar-card'
import { cuotasHref } from '@/components/estadisticas/tablero/hrefs'
import type { Option } from '@/components/ui/options'
import { especialidad } from '@/contract/catalogo/seleccion'
import {
  traerAltasYBajas,
  traerCobrabilidad,
  traerDeudaPorAntiguedad,
  traerEspecialidadesPorDepartamento,
  traerIngresosPorMedio,
  traerPiramideDeEdades,
} from '@/contract/evolucion'
import { type Fecha, formatFecha, formatMes, partsOf } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { APARTE, readApi } from '@/lib/api/client'
import type { LeidoDe, Resultado } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'

/** Every part of the screen reads its own, so that one that waits holds up no other. */

type Props = { periodo: Periodo; hoy: Fecha; address: Address }

const spanOf = ({ desde, hasta }: Periodo): string => `${desde.slice(0, 7)}-a-${hasta.slice(0, 7)}`
const monthOf = (fecha: Fecha): string => formatMes(partsOf(fecha))

/** What a figure is, under its chart. */
const Definicion = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-muted-foreground">{children}</p>
)

const Mas = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} prefetch={false} className="link" data-print="hide">
    {children}
  </Link>
)

export async function Ingresos({ periodo }: Props) {
  const entrada = { desde: periodo.desde, hasta: periodo.hasta }
  const result = orLeave(await readApi(traerIngresosPorMedio, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerIngresosPorMedio"
        entrada={entrada}
        que="los ingresos"
      />
    )
  return (
    <BarCard
      titulo="Ingresos por mes y medio"
      className="lg:col-span-2"
      texto={`De ${monthOf(periodo.desde)} a ${monthOf(periodo.hasta)}`}
      vacio="No entró nada en esos meses ni en los de un año antes."
      cuadro={cuadroDeIngresos(whole(result.datos))}
      cual={spanOf(periodo)}
      pie={
        <Definicion>
          Lo percibido: cada recibo el día en que entró, por el medio con que se pagó, y lo devuelto en menos
          el día en que se devolvió. Un débito es de la forma con que se rindió o, si no, de la adhesión de
          ese día.
        </Definicion>
      }
    />
  )
}

export async function Deuda({ periodo: { dia }, hoy }: Props) {
  const entrada = { fecha: dia }
  const result = orLeave(await readApi(traerDeudaPorAntiguedad, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerDeudaPorAntiguedad"
        entrada={entrada}
        que="la deuda"
      />
    )
  return (
    <BarCard
      titulo="Deuda por antigüedad"
      texto={`Lo que se debía al ${formatFecha(dia)}`}
      vacio="No se debía nada."
      cuadro={cuadroDeDeuda(whole(result.datos))}
      cual={dia}
      acostado
      pie={
        <Definicion>
          Lo cargado hasta ese día menos lo pagado, anulado, eliminado o pasado a un plan hasta ese día, según
          el libro, por los días desde el vencimiento del mes de cada cargo.{' '}
          {dia === hoy && (
            <Mas href={hrefWith({ path: rutas.cuentasCorrientes(), params: {} }, { saldo: 'deuda' })}>
              Ver quiénes deben
            </Mas>
          )}
        </Definicion>
      }
    />
  )
}

export async function Cobrabilidad({ periodo: { hasta } }: Props) {
  const entrada = { fecha: hasta }
  const result = orLeave(await readApi(traerCobrabilidad, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerCobrabilidad"
        entrada={entrada}
        que="la cobranza"
      />
    )
  return (
    <BarCard
      titulo="Cobrabilidad por forma de pago"
      texto={`Lo cargado de ${monthOf(hasta)} y cuánto está cobrado hoy`}
      vacio={`No hay nada cobrado de ${monthOf(hasta)}.`}
      cuadro={cuadroDeCobrabilidad(whole(result.datos))}
      cual={hasta.slice(0, 7)}
      acostado
      pie={
        <Definicion>
          Por la forma de pago que cada uno tenía al terminar el mes, aunque haya pagado de otra. El año
          anterior se cuenta como estaba a esta altura.{' '}
          <Mas href={cuotasHref(hasta.slice(0, 7), 'impagos')}>Ver las cuotas impagas del mes</Mas>
        </Definicion>
      }
    />
  )
}

export async function Altas({ periodo }: Props) {
  const entrada = { desde: periodo.desde, hasta: periodo.hasta }
  const result = orLeave(await readApi(traerAltasYBajas, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure falla={result} ruta="/estadisticas/traerAltasYBajas" entrada={entrada} que="las altas" />
    )
  return (
    <BarCard
      titulo="Altas y bajas"
      texto={`De ${monthOf(periodo.desde)} a ${monthOf(periodo.hasta)}; quienes se fueron, hacia abajo`}
      vacio="No hubo altas ni bajas en esos meses."
      cuadro={cuadroDeAltas(whole(result.datos))}
      cual={spanOf(periodo)}
      pie={
        <Definicion>
          Está en el padrón quien no está dado de baja, anulado ni fallecido. Un cambio corregido el mismo día
          no cuenta. La tabla dice cuántos había al terminar cada mes.
        </Definicion>
      }
    />
  )
}

export async function Edades({ periodo: { dia } }: Props) {
  const entrada = { fecha: dia }
  const result = orLeave(await readApi(traerPiramideDeEdades, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerPiramideDeEdades"
        entrada={entrada}
        que="las edades"
      />
    )
  return (
    <BarCard
      titulo="Pirámide de edades"
      texto={`Quienes estaban en el padrón el ${formatFecha(dia)}`}
      vacio="No había nadie en el padrón."
      cuadro={cuadroDeEdades(whole(result.datos))}
      cual={dia}
      acostado
      pie={<Definicion>Por años cumplidos ese día. La tabla dice cómo era un año antes.</Definicion>}
    />
  )
}

const DEPARTAMENTOS = 14

export async function Especialidades({ periodo: { dia }, address }: Props) {
  const asked = Number(address.params['especialidad'])
  const all = readApi(especialidad, {}, APARTE)
  const opciones = asked ? optionsOf(await all) : undefined
  const elegida = opciones?.find(({ id }) => id === asked)
  const entrada = { fecha: dia, especialidadID: elegida?.id }
  const result = orLeave(await readApi(traerEspecialidadesPorDepartamento, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerEspecialidadesPorDepartamento"
        entrada={entrada}
        que="las especialidades"
      />
    )
  return (
    <BarCard
      titulo="Especialidades por departamento"
      className="lg:col-span-2"
      texto={`${elegida ? `${elegida.nombre}, en` : 'En'} vigor el ${formatFecha(dia)}`}
      elige={
        <EspecialidadPicker
          address={address}
          opciones={opciones ?? optionsOf(await all)}
          elegida={elegida?.id ?? null}
        />
      }
      vacio={elegida ? 'Nadie la tenía en vigor.' : 'No había especialidades en vigor.'}
      cuadro={cuadroDeEspecialidades(whole(result.datos))}
      cual={[dia, elegida && plegar(elegida.nombre).replace(/[^a-z0-9]+/g, '-')].filter(Boolean).join('-')}
      maximo={DEPARTAMENTOS}
      acostado
      pie={
        <Definicion>
          Las obtenidas y no vencidas de quienes estaban en el padrón, por el departamento de su domicilio de
          hoy{elegida ? '' : '; quien tiene dos cuenta dos veces'}.
        </Definicion>
      }
    />
  )
}

/** None where they cannot be read: then all are counted together. */
const optionsOf = (result: Resultado<LeidoDe<typeof especialidad>>): Option[] =>
  result.ok ? result.datos.flatMap(({ id, nombre }) => (id && nombre ? [{ id, nombre }] : [])) : []
