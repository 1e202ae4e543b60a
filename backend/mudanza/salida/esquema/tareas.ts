import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const TAREAS = {
  llevado: {
    dice: 'El último archivo con todo el registro que se armó para llevar. Se borra a las 24 horas.',
    columnas: {
      tarea_id: 'El trabajo que lo armó.',
      huella: 'La huella del archivo (SHA-256, en hexadecimal). Vacío: no está entero.',
      bytes: 'Cuánto ocupa, en bytes. Vacío: no está entero.',
      filas: 'Cuántas filas tienen sus tablas. Vacío: no está entero.',
      terminado_en: 'Cuándo quedó entero, en UTC. Vacío: no está entero.',
      bajado_por: 'Los usuarios que lo bajaron.',
    },
  },
  llevado_trozo: {
    dice: 'El contenido de ese archivo, en partes de hasta 262.144 bytes.',
    columnas: {
      tarea_id: 'El trabajo que lo armó.',
      orden: 'El lugar de la parte en el archivo, desde 0.',
      datos: 'Los bytes de la parte.',
    },
  },
  tarea: {
    dice: 'Los trabajos que el sistema hace aparte, de a poco. Los terminados se borran a los noventa días.',
    columnas: {
      tipo:
        'Lo que pide una persona: cuotas (generar las de un mes), rendicion (aplicarla), carga (un concepto a ' +
        'varios), revision, importacion o deshacer (de una planilla), comparacion (con REFEPS), fallecidos (una lista) o llevar (todo el registro). Lo que se repite solo: envio, ' +
        'mensajesCaducos, recordatorios, pedidosDeClave, pagosEnLinea, papelesPedidos, respaldo, verificacion, vigilancia, llevadosVencidos, limpieza o sumas.',
      clave: 'De qué es: el mes, el débito, el concepto o la planilla. De lo mismo hay una sola en curso.',
      pedido: 'Lo que se pidió, en JSON.',
      estado: 'Cómo está: pendiente (en espera o en curso), terminada, detenida o fallada.',
      hechas: 'Cuántas filas están hechas.',
      total: 'Cuántas filas son.',
      resumen: 'El resultado, en palabras. Vacío: no terminó.',
      usuario_id: 'El usuario que lo pidió. Vacío: lo hace el sistema.',
      creada_en: 'Cuándo se pidió, en UTC.',
      proxima_en: 'Desde cuándo puede seguir, en UTC.',
      dueno: 'El programa que lo tiene en mano. Vacío: ninguno.',
      dueno_hasta: 'Hasta cuándo se cree que lo tiene, en UTC. Vacío: nadie lo tiene.',
      fallas: 'Cuántas veces seguidas falló.',
      causa: 'Por qué falló la última vez. Vacío: no falló.',
      ultima_en: 'Cuándo terminó la última vuelta de lo que se repite, en UTC. Vacío: ninguna.',
      detener_en: 'Cuándo se pidió detenerlo, en UTC. Vacío: no se pidió.',
      detener_por: 'El usuario que pidió detenerlo.',
      terminada_en: 'Cuándo terminó, en UTC. Vacío: sigue.',
      vista_en: 'Cuándo vio el resultado quien lo pidió, en UTC. Vacío: no lo vio.',
    },
  },
  tarea_fila: {
    dice: 'Las filas de un trabajo, en el orden en que se hacen.',
    columnas: {
      tarea_id: 'El trabajo.',
      n: 'El lugar de la fila, desde 1.',
      matriculado_id: 'De qué matriculado, aunque ya no esté en el padrón. Vacío: de ninguno.',
      monto: 'El importe confirmado, en centavos. Vacío: no lleva.',
      detalle: 'Lo que no salió bien, o hay que saber. Vacío: nada que decir.',
    },
  },
} as const satisfies TablasEnPalabras
