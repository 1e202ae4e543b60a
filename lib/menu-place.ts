/** Members' screens that do not stand under /matriculados. */
const DE_MATRICULADOS =
  /^\/(matriculados?|fichaMatriculado|matriculado_0\d|gestion(ConceptosMatriculado|Especialidades|Practicas|Certificados|DebitosAutomaticos)|listaDeUsuarios)(\/|$)/i
/** What is neither a member's nor behind 'Varios'. */
const DE_NADIE = /^\/(inicio|inicio_matriculado|ayuda|miCuenta|cambiarClave|tareas)(\/|$)/
const VARIOS = '/varios'
const MATRICULADOS = '/matriculados'

/** The steps of a new doctor, which begin at the first. */
const ALTA = /^\/matriculado_0\d\//
const PRIMER_PASO = '/matriculado_01/crear'

const under = (pathname: string, href: string): boolean =>
  pathname === href ||
  pathname.startsWith(`${href}/`) ||
  // One of a list has the list's name in the singular: /usuarios and /usuario/3, /sucursales and /sucursal/3.
  pathname.startsWith(`${href.replace(/(?<=[dln])es$|s$/, '')}/`) ||
  (href === PRIMER_PASO && ALTA.test(pathname))

/**
 * Which of the menu's addresses a screen belongs to, so that every screen marks one: the longest that the address stands
 * under, else the members', 'Varios' where it is in the menu, or the first, from which every way begins.
 */
export function placeIn(hrefs: readonly string[], pathname: string): string | undefined {
  const own = hrefs.filter((href) => under(pathname, href)).toSorted((a, b) => b.length - a.length)[0]
  if (own !== undefined) return own
  if (DE_MATRICULADOS.test(pathname) && hrefs.includes(MATRICULADOS)) return MATRICULADOS
  if (!DE_NADIE.test(pathname) && hrefs.includes(VARIOS)) return VARIOS
  return hrefs[0]
}
