-- When a person put away what a newcomer is shown; whoever has signed in before is none.
ALTER TABLE usuario ADD COLUMN pasos_vistos_en timestamptz;
UPDATE usuario SET pasos_vistos_en = now() WHERE EXISTS (SELECT FROM sesion WHERE usuario_id = usuario.id);
