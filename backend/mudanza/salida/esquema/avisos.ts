import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const AVISOS = {
  aviso_rehusado: {
    dice: 'Los avisos que un matriculado no quiere recibir. Quien no dijo nada los recibe todos.',
    columnas: {
      matriculado_id: 'El matriculado que no los quiere.',
      tema: 'De qué: deuda, debito, vencimientos, recibos o comunicados (lo demás que el consejo escribe).',
      medio: 'Por qué medio no los quiere: 1 WhatsApp, 2 correo.',
      desde: 'Cuándo lo dijo, en UTC.',
    },
  },
  envio: {
    dice: 'Cada vez que se hicieron mensajes: los reúne.',
    columnas: {
      origen:
        'De dónde salió: morosos, recordatorio, recibo, vencimientos, debitos (a quienes están en débito), ' +
        'rechazos (débitos rechazados), avisosDeDebito (lo que se va a debitar), seleccion (a elegidos de una ' +
        'lista), cuenta (códigos y avisos de un usuario) o vigilancia (avisos del servidor a quienes administran).',
      titulo: 'Cómo se llama en la bandeja de salida.',
      recordatorio_id: 'La regla de recordatorio que lo hizo. Vacío: no es un recordatorio.',
    },
  },
  mensaje: {
    dice: 'La bandeja de salida: cada mensaje a un matriculado o a un usuario, y qué fue de él.',
    columnas: {
      envio_id: 'El envío con que se hizo.',
      matriculado_id: 'El matriculado al que va. Vacío: va a un usuario del personal.',
      cargo_id: 'El cargo que reclama: si se paga, el mensaje ya no sale. Vacío: no es de un solo cargo.',
      medio: 'Por dónde va: 1 WhatsApp, 2 correo.',
      destino: 'El número o la dirección. Vacío: no tiene, y quedó sin enviar.',
      asunto: 'El asunto.',
      cuerpo: 'El texto.',
      estado:
        'Cómo está: pendiente, enviando, enviado, abierto (se abrió el chat y no se sabe más), fallado, ' +
        'dudoso (pudo salir y nadie lo sabe), omitido (no se envió), cancelado o rehusado (no quiere esos avisos).',
      causa: 'Por qué no salió, o lo que hay que saber de su envío. Vacío: nada que decir.',
      urgente: 'Si sale antes que los demás.',
      clave: 'De qué es, para no decirlo dos veces; por ejemplo, recibo:12. Vacío: puede repetirse.',
      referencia: 'El número con que sale, igual en cada intento.',
      proximo_en: 'Desde cuándo puede salir, en UTC.',
      tomado_en: 'Cuándo se empezó a enviar, en UTC. Vacío: no se está enviando.',
      terminado_en: 'Cuándo se supo qué fue de él, en UTC. Vacío: todavía espera.',
      usuario_id: 'El usuario que abrió el chat. Vacío: no se abrió a mano.',
      monto: 'El importe que dice deber, en centavos: si cambia, ya no sale. Vacío: no dice ninguno.',
      ronda_fila_id: 'El débito del que habla. Vacío: de ninguno.',
      cuenta_id: 'El usuario al que va. Vacío: va a un matriculado.',
      pedido_de_clave_id: 'El pedido cuyo código lleva. Vacío: no lleva código, o el pedido ya se borró.',
      tema: 'La clase de aviso, como en aviso_rehusado. Vacío: sale aunque no quiera avisos.',
    },
  },
  paso_de_envio: {
    dice: 'Una sola fila que marca el ritmo de salida de los mensajes.',
    columnas: {
      id: 'Siempre 1.',
      proximo_en: 'Cuándo puede salir el próximo mensaje, en UTC.',
    },
  },
  plantilla: {
    dice: 'Los textos con que se escriben los recordatorios.',
    columnas: {
      asunto: 'El asunto. Lo que va entre llaves se cambia por los datos de cada uno.',
      cuerpo: 'El texto. Lo que va entre llaves, como {importe}, se cambia por los datos de cada uno.',
      eliminada_en: 'Cuándo se eliminó, en UTC. Vacío: sigue en uso.',
    },
  },
  recordatorio: {
    dice: 'Las reglas que dicen cuándo se recuerda una cuota, por qué medio y con qué texto.',
    columnas: {
      plantilla_id: 'El texto que usa.',
      dias: 'Cuántos días después de que vence la cuota; un número negativo es antes.',
      medio: 'Por dónde: 1 WhatsApp, 2 correo.',
      activo: 'Si la regla se cumple.',
    },
  },
  recordatorio_corrida: {
    dice: 'Los días en que se hicieron los recordatorios.',
    columnas: {
      dia: 'El día.',
      encolados: 'Cuántos mensajes se hicieron.',
      omitidos: 'Cuántos quedaron sin enviar, por falta de número o de dirección.',
      corrida_en: 'Cuándo se hicieron, en UTC.',
    },
  },
  seleccion: {
    dice: 'Los matriculados que alguien eligió en una lista para hacer algo con ellos. Se borra a los dos días.',
    columnas: {
      usuario_id: 'El usuario que los eligió.',
      lista: 'En qué lista: matriculados, listaDeUsuarios, morosos o debitoAutomatico.',
      consulta: 'Los filtros con que se eligió a todos. Vacío: se eligieron uno por uno.',
      excluidos: 'Los números internos de quienes se sacaron de esos todos.',
      ids: 'Los números internos de los elegidos, de menor a mayor. Alguno pudo dejar el padrón después.',
      huella: 'La huella de los elegidos: dice si la lista cambió desde entonces.',
    },
  },
} as const satisfies TablasEnPalabras
