-- The first reminders' texts greet, tell how to pay and are signed, where nobody has changed their words.
UPDATE plantilla SET version = version + 1, cuerpo = '{saludo}:

Le recordamos que su cuota de {periodo}, de {importe}, vence el {vencimiento}.

{pago}

Si ya la pagó, no tenga en cuenta este aviso.

{firma}'
WHERE eliminada_en IS NULL AND cuerpo = 'Estimado/a {nombre}:

Le recordamos que su cuota de {periodo}, de {importe}, vence el {vencimiento}.

Si ya la pagó, no tenga en cuenta este aviso.';

UPDATE plantilla SET version = version + 1, cuerpo = '{saludo}:

Su cuota de {periodo}, de {importe}, venció el {vencimiento} y figura impaga.

{pago}

Si ya la pagó, no tenga en cuenta este aviso.

{firma}'
WHERE eliminada_en IS NULL AND cuerpo = 'Estimado/a {nombre}:

Su cuota de {periodo}, de {importe}, venció el {vencimiento} y figura impaga.

Si ya la pagó, no tenga en cuenta este aviso.';
