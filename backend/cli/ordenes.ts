/** What an operator types after `npm run`: the sentence of its help, and the part of the program that does it. */
export interface Orden {
  que: string
  /** npm's name for it, where that is another. */
  npm?: string
  /** `<archivo>` must be said, `[parte]` may. */
  argumento?: readonly [forma: string, que: string]
  /** As commander takes them: `--mes <AAAA-MM>`. */
  opciones?: readonly (readonly [forma: string, que: string])[]
  /** Only our own processes ask for it. */
  propia?: boolean
  /** Only our own processes give these. */
  propias?: readonly string[]
  /** Loaded when it is asked for. `opciones` come by their names in camel case. */
  load: () => Promise<{ run: (opciones: never, argumento: never) => Promise<number> }>
}

const EN = ['--en <postgresql://…>', 'en otra base, vacía, en lugar de la incluida'] as const

export const ORDENES: Readonly<Record<string, Orden>> = {
  iniciar: {
    npm: 'start',
    que: 'Pone en marcha la base, la API y la web (npm start).',
    opciones: [
      ['--dev', 'rearma lo que se edita (npm run dev)'],
      ['--sin-web', 'solo la API, donde la web está en otra máquina'],
      ['--ensayo', 'sirve el ensayo de una mudanza'],
    ],
    load: () => import('@/backend/cli/iniciar'),
  },
  estrenar: {
    que: 'Crea un registro real con su primer administrador.',
    opciones: [
      ['--usuario <nombre>', 'el usuario del primer administrador'],
      ['--nombre <consejo>', 'el nombre del consejo'],
      ['--ortografia <como>', 'cómo se escriben los textos fijos: corregida o letra'],
    ],
    load: () => import('@/backend/cli/estrenar'),
  },
  respaldo: {
    que: 'Escribe todo el registro en un archivo, mientras se sigue trabajando.',
    opciones: [['--a <archivo>', 'dónde; si no se dice, en la carpeta de respaldos']],
    propias: ['--conservar <prefijo>'],
    load: () => import('@/backend/cli/respaldo'),
  },
  restaurar: {
    que: 'Pone un respaldo en un registro vacío, entero o nada, y comprueba cada tabla.',
    argumento: ['<archivo>', 'el respaldo'],
    opciones: [EN],
    load: () => import('@/backend/cli/restaurar'),
  },
  'cambiar-motor': {
    que: 'Pasa el registro incluido a otra versión mayor de PostgreSQL y guarda los datos de antes.',
    opciones: [['--desde <carpeta>', 'dónde están los programas de la versión de los datos']],
    load: () => import('@/backend/cli/cambiar-motor'),
  },
  llevar: {
    que: 'Saca todo lo que tiene el registro en formatos abiertos, en un zip.',
    opciones: [['--a <consejo.zip>', 'dónde; si no se dice, en esta carpeta con la fecha']],
    propias: ['--tarea <id>'],
    load: () => import('@/backend/cli/llevar'),
  },
  traer: {
    que: 'Pone en un registro vacío lo que sacó llevar, entero o nada.',
    argumento: ['<consejo.zip>', 'lo que escribió llevar'],
    opciones: [EN],
    load: () => import('@/backend/cli/traer'),
  },
  pasos: {
    que: 'Da los pasos de un trabajo largo, para la API.',
    propia: true,
    propias: ['--tipo <tipo>', '--tarea <id>', '--dueno <quien>'],
    load: () => import('@/backend/cli/pasos'),
  },
  mudanza: {
    que: 'Lee el registro de otro servidor, arma un ensayo, lo compara y lo abre (docs/operar.md).',
    argumento: [
      '[parte]',
      'leer, armar, comparar, informe, responder, abrir u olvidar; sin ella, las cuatro primeras',
    ],
    opciones: [
      ['--desde <https://…>', 'la API del otro servidor'],
      ['--usuario <U>', 'con quién se entra en ella; la clave se pregunta, o MUDANZA_CLAVE'],
      ['--a-la-vez <n>', 'leer: llamadas a la vez como máximo, de 1 a 8 (2)'],
      ['--horario <20:00-07:00>', 'leer: a qué horas, o siempre (20:00-07:00)'],
      ['--solo <matrículas>', 'leer: solo esas, con comas'],
      ['--completa', 'leer: todo otra vez'],
      ['--final', 'leer: quién cambió, y el dinero de todos'],
      ['--usuario-ensayo <nombre>', 'armar: quién entra en el ensayo'],
      ['--nombre <consejo>', 'armar: el nombre del consejo'],
      ['--real', 'armar, comparar y abrir el registro real, y no el ensayo'],
      ['--en <postgresql://…>', 'el registro está en otra base'],
      ['--a <carpeta>', 'informe, abrir: dónde quedan los archivos'],
      ['--matriculado <id>', 'responder: de quién, o todos'],
      ['--que <diferencia>', 'responder: qué diferencia'],
      ['--valor <respuesta>', 'responder: cuál vale'],
      ['--quien <nombre>', 'responder, abrir: quién lo decide'],
      ['--se-sabe', 'abrir: se sabe por qué difieren las cifras de todos'],
      ['--sin-leer <n>', 'abrir: cuántas respuestas faltan, y se sabe'],
    ],
    load: () => import('@/backend/cli/mudanza'),
  },
  verificar: {
    que: 'Comprueba el libro, matriculado por matriculado, y los archivos; termina en 1 si algo no cierra.',
    load: () => import('@/backend/cli/verificar'),
  },
  cuotas: {
    que: 'Muestra qué haría generar las cuotas de un mes.',
    opciones: [
      ['--mes <AAAA-MM>', 'qué mes; si no se dice, este'],
      ['--aplicar', 'las genera'],
    ],
    load: () => import('@/backend/cli/cuotas'),
  },
  generar: {
    npm: 'padron:generar',
    que: 'Hace una demostración de cualquier tamaño, con datos inventados.',
    opciones: [
      ['--matriculados <n>', 'cuántos'],
      ['--meses <n>', 'de cuántos meses'],
      ['--semilla <n>', 'la misma semilla inventa lo mismo'],
      ['--reemplazar', 'en lugar de la que hay'],
    ],
    load: () => import('@/backend/cli/generar'),
  },
  'refeps-muestra': {
    npm: 'refeps:muestra',
    que: 'Escribe un extracto de REFEPS de la demostración, con diferencias de todas las clases, y una lista de fallecidos con uno mal.',
    opciones: [
      ['--a <archivo.csv>', 'dónde el extracto; si no se dice, refeps-muestra.csv en esta carpeta'],
      ['--fallecidos <archivo.csv>', 'dónde la lista; si no se dice, fallecidos-muestra.csv en esta carpeta'],
    ],
    load: () => import('@/backend/cli/refeps-muestra'),
  },
  admin: {
    que: 'Para cuando nadie puede entrar: crea, desbloquea o quita el segundo factor de una cuenta.',
    opciones: [
      ['--crear <usuario>', 'una cuenta que administra; muestra su clave una vez'],
      ['--desbloquear <usuario>', 'la cuenta bloqueada por claves mal escritas'],
      ['--sin-segundo-factor <usuario>', 'a quien perdió su teléfono'],
      ['--ensayo', 'en el ensayo de una mudanza'],
    ],
    load: () => import('@/backend/cli/admin'),
  },
  openapi: {
    que: 'Escribe el documento OpenAPI de la API.',
    load: () => import('@/backend/cli/openapi'),
  },
}
