/** In SQL, a user's name by the alias of its table, the one to sign in with if there is none; null for nobody. */
export const nombreDeUsuario = (alias: string): string =>
  `coalesce(nullif(trim(${alias}.nombre || ' ' || ${alias}.apellido), ''), ${alias}.username)`

/** In SQL, who did something: the user `u` of a left join by name, or the house itself where nobody did. */
export const QUIEN = `coalesce(${nombreDeUsuario('u')}, 'el sistema')`

/** In SQL, a member's name by the alias of its table, as every screen and sheet shows it: 'Paz Ruiz, Ana' (decision 221). */
export const nombreDeMatriculado = (alias: string): string => `${alias}.apellido || ', ' || ${alias}.nombre`

/** The same as one text, for what is printed, sent or said of him: 'Paz Ruiz Ana'. */
export const nombreCorrido = (alias: string): string => `${alias}.apellido || ' ' || ${alias}.nombre`
