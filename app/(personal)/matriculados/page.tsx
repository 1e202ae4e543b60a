import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { askedOrden } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { pagedList } from '@/components/espera/paged-list'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { isPropia, listaOf } from '@/components/padron/matriculado/lista'
import { MatriculadoList } from '@/components/padron/matriculado/matriculado-list'
import type { EntradaDe } from '@/contract/llamada'
import { contar, traerTodos } from '@/contract/matriculado'
import { LUEGO, readApi } from '@/lib/api/client'
import { ALL_ROWS, readListPage } from '@/lib/api/list-reading'
import { environment } from '@/lib/environment'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { actsOf, queryOf } from '@/lib/seleccion'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'
import { asNumberText } from '@/domain/filtro-leido'

export const metadata: Metadata = { title: 'Matriculados' }

export default async function MatriculadosPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('padron.ver')
  const address = addressOf(rutas.matriculados(), await searchParams)
  const { nombre, dni, matricula } = address.params
  const filtros = {
    nombre: nombre?.slice(0, 100),
    dni: asNumberText(dni),
    matricula: asNumberText(matricula),
  }
  const { permisos, hay } = sesion
  // Under 'estricta' the list has the specification's columns and no others.
  const ordena = hay.propio
  const ampliada = ordena && environment().ROLE_POLICY !== 'estricta'
  const padron = listaOf(ampliada ? permisos : undefined, { ordena })
  const puesta = await puestaOf(padron, address, ordena)
  const campos = puesta.campos.filter(isPropia)
  const entrada = {
    ...filtros,
    ...askedOrden(padron, puesta),
    campos: campos.length > 0 ? campos : undefined,
  }
  const pagina = readPage(address.params.pagina)
  // Of a name the rows are shown before all its hits are counted.
  const cuentaLuego = hay.propio && Boolean(filtros.nombre?.trim()) && pagina !== ALL_ROWS
  const luego = cuentaLuego ? countLater(filtros) : undefined
  const lista = await readListPage(traerTodos.ruta, pagina, (pagina) =>
    readApi(traerTodos, { pagina, ...entrada, ...(cuentaLuego && { sinTotal: true }) }),
  )
  const exporta = permisos.has('padron.exportar')
  const { content, pagination } = pagedList(
    lista,
    { ruta: '/matriculado/traerTodos', entrada, que: 'la lista de matriculados' },
    { address, filters: FILTROS, planilla: exporta },
  )
  return (
    <MatriculadoList
      content={content}
      pagination={pagination.abierta && luego ? { ...pagination, luego } : pagination}
      address={address}
      filtros={filtros}
      exporta={exporta}
      guarda={ordena}
      crea={permisos.has('padron.crear')}
      actos={ordena ? actsOf(sesion, 'matriculados', queryOf(traerTodos.entrada, filtros)) : undefined}
      emisor={await emisor()}
      verFicha={permisos.has('ficha.ver')}
      trae={permisos.has('importar.padron')}
      lista={padron}
      puesta={puesta}
    />
  )
}

/** How many the filters find; undefined where no answer comes. */
const countLater = (filtros: EntradaDe<typeof contar>): Promise<number | undefined> =>
  readApi(contar, filtros, LUEGO).then(
    (result) => (result.ok ? result.datos.total : undefined),
    () => undefined,
  )
