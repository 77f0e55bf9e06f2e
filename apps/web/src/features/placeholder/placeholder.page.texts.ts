import type { Area } from './placeholder.texts';

/** The words of the areas that have no screen. */
export const placeholderTexts = {
  excluded: 'Área no incluida',
  excludedDetail: 'Esta área existe en la plataforma, pero no forma parte de este back-office.',
} as const;

/** Purpose that each area would have. */
export const purposeTexts: Readonly<Record<Area, string>> = {
  cvu: 'Aquí se consultarían las cuentas CVU de las entidades, con sus saldos y movimientos.',
  terminals: 'Aquí se administrarían las terminales con las que las entidades cobran en persona.',
  prepaidCards: 'Aquí se consultarían las tarjetas precargadas, con sus cargas y consumos.',
  directDebits: 'Aquí se seguirían los débitos en cuenta que las entidades envían a los bancos.',
  invoicing: 'Aquí se verían las facturas que la plataforma emite a las entidades por sus servicios.',
  detail: 'Los documentos nombran esta dirección sin decir qué detalle muestra.',
  excludedMethods: 'Aquí se elegirían los medios de pago que una entidad no acepta.',
};
