/** In SQL, who did something: the user `u` of a left join by name, or the house itself where nobody did. */
export const QUIEN = "coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema')"
