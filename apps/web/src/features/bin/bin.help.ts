import type { HelpTopic } from '@/shared/help';

/** Help about BINs, promotions and gateways. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Tarjetas',
    terms: [
      {
        term: 'BIN',
        meaning: 'Los primeros 6 dígitos de una tarjeta: dicen la marca, el tipo, el emisor y el medio de pago.',
      },
      { term: 'Promoción', meaning: 'Mejores condiciones con algunos medios de pago, de una entidad o de todas.' },
      { term: 'Gateway', meaning: 'La empresa que procesa los cobros de una entidad.' },
    ],
  },
];
