-- Cards and papers are issued to who is in the register, unless a council says otherwise (decision 243). What nobody set by
-- name follows the new default, and a register with members is told on its first screen.
DELETE FROM ajuste WHERE clave IN ('carnetEstados', 'certificadoEstados', 'especialidadEstados', 'practicaEstados')
  AND valor = '255' AND usuario_id IS NULL;

CREATE TABLE novedad (
  clave text PRIMARY KEY,
  desde date NOT NULL DEFAULT current_date
);
INSERT INTO novedad (clave) SELECT 'estadosParaEmitir' WHERE EXISTS (SELECT FROM matriculado);
