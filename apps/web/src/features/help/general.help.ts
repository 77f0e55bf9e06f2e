import type { HelpTopic } from '@/shared/help';

/** Help about words that many screens have. */
export const help: readonly HelpTopic[] = [
  {
    title: 'En todas las pantallas',
    terms: [
      { term: 'Recargar', meaning: 'Lee otra vez lo que se ve. No cambia nada.' },
      {
        term: 'Actualizar',
        meaning: 'En una lista, la busca otra vez, por si otra persona o el banco la cambió. No cambia nada.',
      },
      {
        term: 'Actualizar desde el gateway',
        meaning: 'Pregunta al gateway cómo está un pago y guarda su respuesta. Puede cambiar el estado del pago.',
      },
      {
        term: 'Reprocesar',
        meaning: 'El servicio hace de nuevo un lote o una distribución que falló, o el archivo de una presentación.',
      },
      { term: 'Acción masiva', meaning: 'La misma acción sobre varios registros, uno por uno. Se puede retomar.' },
      {
        term: 'Desconocido',
        meaning: 'Un estado que esta versión no conoce. Junto a él está el código del servicio.',
      },
      { term: 'Lo tomo', meaning: 'Avisa a los demás que usted trabaja en un registro. No impide nada.' },
      { term: 'Nota', meaning: 'Lo que una persona escribe sobre un registro. Con @usuario se avisa a un colega.' },
      { term: 'Vista guardada', meaning: 'Una lista con sus filtros y su orden, con un nombre.' },
      {
        term: 'Avisos',
        meaning:
          'Lo que pasó en una semana: notas que lo mencionan, decisiones, lo que usted sigue, trabajos terminados.',
      },
    ],
  },
];
