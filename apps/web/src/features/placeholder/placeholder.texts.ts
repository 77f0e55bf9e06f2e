/** The words of the areas that have no screen. */
export const placeholderTexts = {
  excluded: 'Área no incluida',
  excludedDetail: 'Esta área existe en la plataforma, pero no forma parte de este back-office.',
} as const;

/** Each of those areas, and what it would be for. */
export const areaTexts = {
  cvu: {
    title: 'Cuentas CVU',
    purpose: 'Aquí se consultarían las cuentas CVU de las entidades, con sus saldos y movimientos.',
  },
  terminals: {
    title: 'Terminales de pago',
    purpose: 'Aquí se administrarían las terminales con las que las entidades cobran en persona.',
  },
  prepaidCards: {
    title: 'Tarjetas precargadas',
    purpose: 'Aquí se consultarían las tarjetas precargadas, con sus cargas y consumos.',
  },
  directDebits: {
    title: 'Débitos automáticos',
    purpose: 'Aquí se seguirían los débitos en cuenta que las entidades envían a los bancos.',
  },
  invoicing: {
    title: 'Facturación',
    purpose: 'Aquí se verían las facturas que la plataforma emite a las entidades por sus servicios.',
  },
  detail: {
    title: 'Detalle',
    purpose: 'Los documentos nombran esta dirección sin decir qué detalle muestra.',
  },
  excludedMethods: {
    title: 'Medios de pago excluidos',
    purpose: 'Aquí se elegirían los medios de pago que una entidad no acepta.',
  },
} as const;

/** An area without a screen. */
export type Area = keyof typeof areaTexts;
