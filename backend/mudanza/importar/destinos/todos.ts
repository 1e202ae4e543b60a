import { adhesiones } from '@/backend/mudanza/importar/destinos/adhesiones/adhesiones'
import { catalogo } from '@/backend/mudanza/importar/destinos/catalogo'
import { certificados } from '@/backend/mudanza/importar/destinos/certificados'
import { especialidades } from '@/backend/mudanza/importar/destinos/especialidades'
import { seguros, superintendencia } from '@/backend/mudanza/importar/destinos/periodos'
import { practicas } from '@/backend/mudanza/importar/destinos/practicas'
import type { DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import { meses } from '@/backend/mudanza/importar/destinos/dinero/meses'
import { pagos } from '@/backend/mudanza/importar/destinos/dinero/pagos'
import { saldos } from '@/backend/mudanza/importar/destinos/dinero/saldos'
import { matriculados } from '@/backend/mudanza/importar/destinos/matriculados/matriculados'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'

/** A target without its own does not compile. */
const LISTOS: Readonly<Record<DestinoDeImportacion, DestinoListo>> = {
  matriculados,
  especialidades,
  practicas,
  certificados,
  seguros,
  superintendencia,
  deudaMeses: meses,
  saldosIniciales: saldos,
  pagos,
  adhesiones,
  'catalogo:hospital': catalogo('hospital'),
  'catalogo:especialidad': catalogo('especialidad'),
  'catalogo:practica': catalogo('practica'),
  'catalogo:titulo': catalogo('titulo'),
  'catalogo:entidad_otorga_titulo': catalogo('entidad_otorga_titulo'),
}

export const destinoListo = (destino: DestinoDeImportacion): DestinoListo => LISTOS[destino]
