import { counted, type Noun } from '@/shared/format';

const account: Noun = { one: 'cuenta', many: 'cuentas', gender: 'feminine' };
const collector: Noun = { one: 'entidad', many: 'entidades', gender: 'feminine' };
const day: Noun = { one: 'día', many: 'días', gender: 'masculine' };

/** Texts for a destination account. */
export const destinationTexts = {
  unknown: 'Sin cuenta de destino',
  alias: 'Alias',
  invalid: 'Los dígitos verificadores no coinciden.',
  invalidAlias: 'El alias tiene caracteres que no se admiten.',
  changed: (days: number) => `La cuenta de destino cambió ${days === 0 ? 'hoy' : `hace ${counted(day, days)}`}.`,
} as const;

/** Nouns for the movements, for the field that asks for their number. */
const leaving = {
  withdrawals: { one: 'retiro', many: 'retiros', gender: 'masculine' },
  destinations: { one: 'destino', many: 'destinos', gender: 'masculine' },
} as const satisfies Readonly<Record<string, Noun>>;

/** Kind of movement. */
export type Leaving = keyof typeof leaving;

/** Texts of the confirmation of outgoing money. */
export const moneyOutTexts = {
  to: (count: number) => `A ${counted(account, count)}`,
  accounts: 'Cuentas de destino',
  oldest: 'El pedido más antiguo',
  newest: 'El pedido más reciente',
  requested: 'Pedido',
  final: 'El dinero sale hacia las cuentas de destino. No se puede deshacer.',
  available: (name: string) => `Saldo disponible de ${name}`,
  left: 'Queda',
  missing: (amount: string) => `Faltan ${amount}`,
  readingBalances: 'Consultando el saldo…',
  unknownBalance: 'No se pudo consultar el saldo.',
  moreCollectors: (count: number) => `y ${counted(collector, count)} más`,
  short: 'El saldo no alcanza.',
  shortOf: (count: number, all: number) => `El saldo no alcanza en ${count} de ${counted(collector, all)}.`,
  shortCollectors: 'Entidades a las que no les alcanza el saldo',
  understood: 'Entiendo que el saldo no alcanza',
  typeLast: (isAlias: boolean) =>
    `Es un movimiento grande. Escriba los últimos 4 ${isAlias ? 'caracteres' : 'dígitos'} de la cuenta de destino.`,
  last: 'Final de la cuenta de destino',
  typeCount: (of: Leaving, count: number) =>
    `Es un movimiento grande: ${counted(leaving[of], count)}. Escriba ${count} para confirmarlo.`,
  count: (of: Leaving) => `Cantidad de ${leaving[of].many}`,
} as const;
