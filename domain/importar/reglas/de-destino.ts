import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { adhesiones } from '@/domain/importar/reglas/adhesiones'
import { catalogo } from '@/domain/importar/reglas/catalogo'
import { certificados, especialidades, practicas } from '@/domain/importar/reglas/credenciales'
import { deudaMeses } from '@/domain/importar/reglas/dinero'
import { matriculados } from '@/domain/importar/reglas/matriculados'
import { pagos } from '@/domain/importar/reglas/pagos'
import { periodos } from '@/domain/importar/reglas/periodos'
import { saldosIniciales } from '@/domain/importar/reglas/saldos'
import type { Reglas } from '@/domain/importar/reglas/regla'

/** A target without rules does not compile. */
export const REGLAS: Readonly<Record<DestinoDeImportacion, Reglas>> = {
  matriculados,
  especialidades,
  practicas,
  certificados,
  seguros: periodos,
  superintendencia: periodos,
  deudaMeses,
  saldosIniciales,
  pagos,
  adhesiones,
  'catalogo:hospital': catalogo('hospital'),
  'catalogo:especialidad': catalogo('especialidad'),
  'catalogo:practica': catalogo('practica'),
  'catalogo:titulo': catalogo('titulo'),
  'catalogo:entidad_otorga_titulo': catalogo('entidad_otorga_titulo'),
}
