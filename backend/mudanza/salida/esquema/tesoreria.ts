import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** What is charged and paid, and the ledger. */
export const TESORERIA = {
  arqueo: {
    dice: 'El recuento del efectivo de cada caja al fin del día.',
    columnas: {
      usuario_id: 'El usuario dueño de la caja.',
      fecha: 'El día que se cuenta.',
      fondo: 'Lo que dejó el recuento anterior, en centavos.',
      sin_contar: 'El efectivo de los días anteriores que nadie contó, en centavos.',
      efectivo: 'El efectivo del día, menos lo que se anuló, en centavos.',
      billetes: 'Cuántos billetes hay de cada valor, en JSON; acá el valor va en pesos.',
      monedas: 'Lo que suman las monedas, en centavos.',
      contado: 'Lo que se contó en total, en centavos. Debe ser fondo, sin contar y efectivo juntos.',
      queda: 'Lo que queda en la caja para después, en centavos.',
      motivo: 'Por qué lo contado no es lo esperado. Vacío: no hubo diferencia.',
      contado_en: 'Cuándo se contó, en UTC.',
      contado_por: 'El usuario que contó.',
      caja: 'El nombre del dueño de la caja, como era entonces. Vacío: vale el de hoy.',
      quien: 'El nombre de quien contó, como era entonces. Vacío: vale el de hoy.',
    },
  },
  carga_concepto: {
    dice: 'Cada vez que un concepto se cargó a varios matriculados juntos.',
    columnas: {
      concepto_id: 'El concepto.',
      nombre: 'El nombre del concepto, como era entonces.',
      monto: 'El importe para cada uno, en centavos.',
      cantidad: 'A cuántos se les cargó.',
      anulada_en: 'Cuándo se deshizo por última vez, en UTC; lo ya pagado quedó. Vacío: no se deshizo.',
      motivo: 'Por qué se deshizo. Vacío: no se deshizo.',
    },
  },
  cargo: {
    dice: 'Cada cosa que se le cobra a un matriculado. Se paga entera o no se paga.',
    columnas: {
      tipo: '1 concepto, 2 cuota de un plan de pagos, 3 matrícula (la cuota de un mes).',
      nombre: 'Cómo se llama en la cuenta y en los recibos.',
      anio: 'El año del período que se cobra.',
      mes: 'El mes del período que se cobra, de 1 a 12.',
      concepto_id: 'El concepto. Vacío: no es de un concepto.',
      plan_id: 'El plan del que es una cuota. Vacío: no es una cuota de plan.',
      cuota: 'El número de cuota en su plan, desde 1. Vacío: no es una cuota de plan.',
      tipo_matricula_id: 'El estado por el que se cobra la matrícula. Vacío: no es una matrícula.',
      federacion: 'Si la matrícula se cobra con el seguro de la federación.',
      linea_id: 'El renglón del recibo que lo paga. Vacío: no está pago.',
      en_plan_id: 'El plan que lo reemplazó: ya no se debe por sí mismo. Vacío: ninguno.',
      corrida_id: 'La generación de cuotas que lo hizo. Vacío: se hizo de otro modo.',
      eliminacion_id: 'La eliminación que lo anuló. Vacío: ninguna, o se deshizo.',
      tramite_id: 'Lo que lo retiene mientras se cobra por otra vía. Vacío: está libre.',
      carga_id: 'La carga a varios que lo hizo. Vacío: se hizo de otro modo.',
      importacion_id: 'La planilla de la que se trajo. Vacío: se hizo acá.',
      resto_de: 'El cargo del que este es lo que faltó cobrar. Vacío: es un cargo entero.',
    },
  },
  cargo_renombrado: {
    dice: 'Cómo se llamaba un cargo antes de que lo editaran.',
    columnas: {
      hasta: 'El último movimiento que lleva el nombre anterior.',
      nombre: 'El nombre anterior.',
    },
  },
  cierre: {
    dice: 'Cada cambio de la fecha de cierre; vale el último. Hasta ese día no se puede anotar nada.',
    columnas: {
      hasta: 'El último día cerrado.',
      anterior: 'El último día cerrado antes de este cambio. Vacío: no había nada cerrado.',
      ultimo_movimiento: 'El último movimiento que había en el libro.',
      motivo: 'Por qué se cambió. Vacío: no se dijo.',
      creado_en: 'Cuándo se hizo, en UTC.',
    },
  },
  concepto: {
    dice: 'Lo que el consejo cobra, con su precio.',
    columnas: {
      descripcion: 'Una explicación.',
      monto: 'El precio, en centavos.',
      tipo: '0 lo que se cobra por sí mismo; 1 el precio mensual de una matrícula en un año.',
      anio: 'El año en que vale el precio. Vacío: no es el precio de una matrícula.',
      tipo_matricula_id: 'El estado al que se cobra. Vacío: no es el precio de una matrícula.',
      acto_id: 'La resolución que fija el precio. Vacío: ninguna.',
      variante:
        'El seguro que incluye el precio: 0 ninguno, 1 con seguro, 2 con ampliación, 3 con ampliación extendida.',
    },
  },
  corrida: {
    dice: 'Cada generación de las cuotas de un mes para todos.',
    columnas: {
      cantidad: 'Cuántas cuotas se cargaron.',
      anulada_en: 'Cuándo se deshizo, en UTC. Vacío: no se deshizo.',
      motivo: 'Por qué se deshizo. Vacío: no se deshizo.',
    },
  },
  eliminacion: {
    dice: 'Cada vez que se eliminó lo que debía un matriculado.',
    columnas: {
      clase: 'Qué se eliminó: matriculas (cuotas elegidas) o deuda (la que pasó la antigüedad fijada).',
      cantidad: 'Cuántos cargos se eliminaron.',
      motivo: 'Por qué. Vacío: no se dijo.',
    },
  },
  linea: {
    dice: 'Los renglones de cada pago: uno por cada cargo que paga.',
    columnas: {
      anulada: 'Si el pago se anuló.',
      nombre: 'El nombre del cargo en el recibo. Vacío: el que hoy tiene el cargo.',
    },
  },
  movimiento: {
    dice: 'El libro de las cuentas. Nada se cambia ni se borra: lo que se corrige es otro movimiento.',
    columnas: {
      fecha: 'El día en que cuenta.',
      acto:
        'Qué pasó: cargar (nació un cargo), cobrar (entró dinero), ajustar (cambió lo que se debe), ' +
        'anular (se revirtió algo), aplicar (se usó saldo a favor) o traer (venía de antes, en una planilla).',
      debe: 'Lo que aumenta su deuda, en centavos.',
      haber: 'Lo que baja su deuda, en centavos. El saldo de cada uno es lo que suma debe menos haber.',
      cargo_id: 'El cargo. Vacío: es saldo a favor.',
      linea_id: 'El renglón del pago. Vacío: no paga un cargo.',
      pago_id: 'El pago. Vacío: no es de ninguno.',
      revierte: 'El movimiento que revierte. Vacío: no revierte uno solo.',
      importacion_id: 'La planilla de la que se trajo. Vacío: se hizo acá.',
      detalle: 'Lo que dice la cuenta. Vacío: basta el nombre del cargo.',
    },
  },
  pago: {
    dice: 'Cada pago, con su recibo. Los anulados quedan con su número.',
    columnas: {
      fecha: 'El día en que entró el dinero.',
      medio:
        'Cómo se pagó: efectivo, online (en línea), debito (débito automático), saldo (con saldo a favor), ' +
        'otro (el medio que dice medio_pago_id) o anterior (antes de venir a este sistema, no se sabe cómo).',
      nro_recibo:
        'El número del recibo, que ningún otro tiene. Vacío: se pagó antes de venir a este sistema.',
      de_mudanza: 'Si se pagó antes de venir a este sistema.',
      nro_recibo_anterior:
        'El número que tuvo su recibo antes, como estaba escrito. Puede repetirse. Vacío: no lo tuvo o no se sabe.',
      importacion_id: 'La planilla de la que se trajo. Vacío: no vino de una.',
      usuario_id: 'El usuario que lo cobró. Vacío: entró solo, como un pago en línea.',
      impresiones: 'Cuántas veces se imprimió el recibo.',
      medio_pago_id: 'El medio del mostrador. Vacío: es efectivo, o no se pagó en el mostrador.',
      referencia: 'El número que identifica el dinero, como el de una transferencia. Vacío: no se pidió.',
      deshecho: 'Si se anuló por ser un error de carga: el dinero nunca entró.',
    },
  },
} as const satisfies TablasEnPalabras
