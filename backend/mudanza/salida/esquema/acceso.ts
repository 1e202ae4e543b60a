import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const ACCESO = {
  ajuste: {
    dice: 'Las reglas que el consejo cambió. La que no está acá vale lo que trae el sistema.',
    columnas: {
      clave: 'El nombre de la regla. Las que empiezan con «debito.» son del débito automático.',
      valor: 'Lo que vale: un número, una lista de usuarios o un grupo de valores, en JSON.',
      usuario_id: 'El usuario que la cambió por última vez. Vacío: no consta.',
    },
  },
  auditoria: {
    dice: 'Lo que hizo cada persona, y el sistema. Nada de esto se cambia ni se borra.',
    columnas: {
      cuando: 'Cuándo se hizo, en UTC.',
      usuario_id: 'El usuario que lo hizo. Vacío: el sistema, o alguien que no había entrado.',
      accion: 'Qué se hizo, por su nombre interno; por ejemplo, pago.anular.',
      entidad: 'En qué tabla. Vacío: no es de una sola fila.',
      entidad_id: 'El número interno de la fila en esa tabla. Vacío: no es de una sola fila.',
      matriculado_id: 'De qué matriculado, aunque ya no esté en el padrón. Vacío: de ninguno en particular.',
      datos: 'Qué decía antes y qué dice después, en JSON. Acá los importes van en pesos con decimales.',
      pedido: 'El pedido al sistema en que se hizo: junta lo que se hizo a la vez. Vacío: sin pedido.',
    },
  },
  codigo_de_respaldo: {
    dice: 'Los códigos con los que entra quien perdió su segundo factor. Cada uno sirve una vez.',
    columnas: {
      codigo_hash: 'La huella del código; el código mismo no se guarda.',
      usuario_id: 'El usuario al que le sirve.',
    },
  },
  dispositivo_conocido: {
    dice: 'Los equipos en que un usuario ya entró con su contraseña.',
    columnas: {
      usuario_id: 'El usuario que entró en el equipo.',
      usado_en: 'Cuándo se usó por última vez, en UTC.',
    },
  },
  intento: {
    dice: 'La cuenta de los ingresos fallidos, para frenar a quien prueba contraseñas.',
    columnas: {
      clave:
        'De quién se cuentan: la huella del usuario (cuenta:…), con su equipo o red, o la red y la puerta.',
      fallos: 'Cuántos fallaron desde que empezó la cuenta.',
      desde: 'Cuándo empezó la cuenta, en UTC.',
      bloqueos: 'Cuántas esperas seguidas se le impusieron.',
      bloqueado_hasta: 'Hasta cuándo debe esperar, en UTC. Vacío: no debe esperar.',
      en_curso: 'Cuándo empezó cada ingreso que todavía no terminó, en UTC.',
    },
  },
  pase: {
    dice: 'Los permisos de una sola vez para la puerta de los médicos; duran poco.',
    columnas: {
      clase:
        'Para qué: clave (elegir la primera contraseña) o receta (mostrarse ante el sistema de recetas).',
      usuario_id: 'El usuario que lo recibió.',
      clave_hash: 'La contraseña que permite reemplazar, cifrada. Vacío: es para recetas.',
    },
  },
  pedido_de_clave: {
    dice: 'Los pedidos de un código por correo. Se borran a la semana.',
    columnas: {
      token_hash: 'La huella de la llave del navegador que pidió; solo en él sirve el código.',
      clase:
        'Para qué: olvido (perdió su contraseña), primerAcceso (nunca tuvo) o correo (confirma su nuevo correo).',
      buscado: 'Lo que escribió quien pide: su usuario o su CUIT. Vacío: ya se buscó de quién es.',
      nacimiento: 'La fecha de nacimiento que escribió. Vacío: no se pidió, o ya se buscó de quién es.',
      direccion: 'La dirección de red desde la que se pidió.',
      pedido: 'El pedido al sistema en que se hizo.',
      usuario_id: 'El usuario que lo pidió. Vacío: no se sabe, o no tiene usuario.',
      matriculado_id: 'El matriculado que lo pidió. Vacío: no se sabe, o es del personal.',
      codigo_hash: 'La huella del código enviado; el código mismo no se guarda. Vacío: todavía no se envió.',
      intentos: 'Cuántos códigos equivocados se escribieron.',
      mirado_en: 'Cuándo se buscó de quién es, en UTC. Vacío: falta buscarlo.',
      correo: 'El correo nuevo que se confirma. Vacío: el código va al correo que ya está anotado.',
    },
  },
  rol: {
    dice: 'Los cinco grupos de usuarios según lo que pueden hacer.',
    columnas: {
      id: '1 Administración, 2 Médico, 3 Contador, 4 Empleado, 5 Administrativo.',
    },
  },
  segundo_factor: {
    dice: 'El segundo factor de cada usuario que lo puso: un código de una aplicación, además de la contraseña.',
    columnas: {
      usuario_id: 'El usuario que lo puso.',
      secreto: 'Lo que comparte con la aplicación. Quien lo conoce puede hacer los códigos.',
      confirmado_en: 'Cuándo se probó con un primer código, en UTC. Vacío: falta probarlo y no se pide.',
      ultimo_paso: 'El medio minuto del último código usado, contado desde 1970: ninguno sirve dos veces.',
    },
  },
  sesion: {
    dice: 'Cada vez que alguien entró. Se borran una semana después de vencer.',
    columnas: {
      usuario_id: 'El usuario que entró.',
      creada_en: 'Cuándo entró, en UTC.',
      usada_en: 'Cuándo se usó por última vez, en UTC.',
      revocada_en: 'Cuándo se cerró antes de vencer, en UTC. Vacío: no se cerró.',
      direccion: 'La dirección de red desde la que entró.',
      agente: 'El navegador, como él mismo se presenta.',
      debe_segundo_factor: 'Si en esta sesión solo se puede poner el segundo factor.',
    },
  },
  usuario: {
    dice: 'Las personas que pueden entrar al sistema: el personal y los médicos.',
    columnas: {
      username: 'El nombre con que entra. El de un médico es su CUIT.',
      clave_hash: 'Su contraseña, cifrada de modo que nadie la puede leer.',
      debe_cambiar_clave: 'Si al entrar debe elegir otra contraseña.',
      direccion: 'Su domicilio.',
      telefono: 'Su teléfono.',
      rol_id: 'Lo que puede hacer. Vacío: nada.',
      matriculado_id: 'El médico que es este usuario. Vacío: no es un médico.',
      bloqueado: 'Si no puede entrar hasta que un administrador lo desbloquee.',
      clave_vence_en: 'Hasta cuándo vale la clave que le dio la oficina, en UTC. Vacío: la eligió él.',
      clave_usada_en:
        'Cuándo entró con esa clave, que sirve una vez, en UTC. Vacío: no la usó, o la eligió él.',
      pasos_vistos_en: 'Cuándo guardó la guía de los primeros pasos, en UTC. Vacío: todavía se le muestra.',
    },
  },
  vista: {
    dice: 'Los filtros, columnas y orden de una lista que alguien guardó con un nombre.',
    columnas: {
      usuario_id: 'El usuario que la guardó.',
      lista: 'En qué lista se usa; por ejemplo, matriculados o morosos.',
      consulta: 'Lo que va en la dirección de la lista después del signo de pregunta.',
      para_todos: 'Si la ven todos. Si no, solo quien la guardó.',
    },
  },
} as const satisfies TablasEnPalabras
