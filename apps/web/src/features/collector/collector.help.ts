import type { HelpTopic } from '@/shared/help';

/** Help about collectors. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Entidades',
    terms: [
      { term: 'Entidad', meaning: 'Quien cobra. Los documentos también la llaman comercio.' },
      { term: 'Firma', meaning: 'El código que identifica a una entidad, por ejemplo LUZN. No es una firma de papel.' },
      { term: 'Saldo total', meaning: 'Todo el dinero de la entidad, también el que todavía no se acreditó.' },
      { term: 'Disponible para retirar', meaning: 'La parte del saldo que ya se puede retirar.' },
      { term: 'Estrategia de retiro', meaning: 'Cómo sale el dinero de la entidad: por lote o por su saldo.' },
    ],
  },
];
