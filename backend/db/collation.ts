import type { Db } from '@/backend/db/conexion'

/** Tables one by one: the schema itself may be somebody else's. A database of somebody else's keeps its own mark. */
const REBUILD = `DO $$
DECLARE tabla regclass;
BEGIN
  FOR tabla IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'm') LOOP
    EXECUTE format('REINDEX TABLE %s', tabla);
  END LOOP;
  IF to_regcollation('es_ar') IS NOT NULL THEN
    ALTER COLLATION es_ar REFRESH VERSION;
  END IF;
  IF (SELECT pg_has_role(datdba, 'USAGE') FROM pg_database WHERE datname = current_database()) THEN
    EXECUTE format('ALTER DATABASE %I REFRESH COLLATION VERSION', current_database());
  END IF;
END $$`

/**
 * Another engine, or another system under it, may order letters otherwise than the indexes were built: names would not be
 * found, and what is unique could repeat. Builds them again where the order changed, all or nothing, and answers whether it
 * did.
 */
export async function mendOrder(db: Db): Promise<boolean> {
  const changed = await db.query(
    `SELECT FROM pg_collation WHERE collname = 'es_ar' AND collversion IS DISTINCT FROM pg_collation_actual_version(oid)
     UNION ALL
     SELECT FROM pg_database WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE')
       AND datcollversion IS DISTINCT FROM pg_database_collation_actual_version(oid)`,
  )
  if (changed.length === 0) return false
  await db.query(REBUILD)
  return true
}
