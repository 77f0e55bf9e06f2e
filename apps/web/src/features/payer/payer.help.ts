import type { HelpTopic } from '@/shared/help';

/** Help about payers. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Pagadores',
    terms: [
      { term: 'Pagador', meaning: 'La persona o la empresa que paga. Se la identifica por su e-mail.' },
      {
        term: 'Referencia de pagador',
        meaning: 'El código con el que una entidad conoce a un pagador, por ejemplo su número de socio.',
      },
    ],
  },
];
