-- What the bell tells of, looked for with every session.
CREATE INDEX tarea_sin_ver ON tarea (usuario_id)
  WHERE usuario_id IS NOT NULL AND (estado = 'pendiente' OR vista_en IS NULL);
