import type { Area } from './placeholder.texts';

/** Texts of the areas without a screen. */
export const placeholderTexts = {
  excluded: 'Área no incluida',
  excludedDetail: 'Esta área existe en la plataforma, pero no forma parte de este back-office.',
} as const;

/** Purpose of each area. */
export const purposeTexts: Readonly<Record<Area, string>> = {
  cvu: 'Acá se consultarían las cuentas CVU de las entidades, con sus saldos y movimientos.',
  terminals: 'Acá se administrarían las terminales con las que las entidades cobran en persona.',
  prepaidCards: 'Acá se consultarían las tarjetas precargadas, con sus cargas y consumos.',
  directDebits: 'Acá se seguirían los débitos en cuenta que las entidades envían a los bancos.',
  invoicing: 'Acá se verían las facturas que la plataforma emite a las entidades por sus servicios.',
  detail: 'Acá se vería el detalle de una operación.',
  excludedMethods: 'Acá se elegirían los medios de pago que una entidad no acepta.',
};

/** Names of the screens that cover part of an area. */
export const nearestTexts = {
  payments: 'Ver los pagos',
  subscriptions: 'Ver las suscripciones por débito',
  withdrawals: 'Ver los retiros y sus cuentas',
  distributions: 'Ver las distribuciones y sus cuentas',
  collectors: 'Ver las entidades',
} as const;
