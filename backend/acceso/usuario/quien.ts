/** SQL: the name of the user `u` of a left join, or 'el sistema' where nobody did it. */
export const QUIEN = "coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema')"
