import { counted, type Noun } from '@/shared/format';

const account: Noun = { one: 'cuenta', many: 'cuentas', gender: 'feminine' };
const day: Noun = { one: 'día', many: 'días', gender: 'masculine' };

/** The words of an account that money goes to. */
export const destinationTexts = {
  unknown: 'Sin cuenta de destino',
  alias: 'Alias',
  invalid: 'Los dígitos verificadores no coinciden.',
  invalidAlias: 'El alias tiene caracteres que no se admiten.',
  changed: (days: number) => `La cuenta de destino cambió ${days === 0 ? 'hoy' : `hace ${counted(day, days)}`}.`,
} as const;

/** The words of the confirmation before money leaves. */
export const moneyOutTexts = {
  to: (count: number) => `A ${counted(account, count)}`,
  accounts: 'Cuentas de destino',
  oldest: 'El pedido más antiguo',
  newest: 'El pedido más nuevo',
  requested: 'Pedido el',
  available: (name: string) => `Saldo disponible de ${name}`,
  left: 'Queda',
  short: 'El saldo no alcanza.',
  unknownBalance: 'No se pudo consultar el saldo.',
  moreCollectors: (count: number) => `y ${count} entidades más`,
  typeCount: (count: number) => `Es un movimiento grande. Escriba ${count} para confirmarlo.`,
  count: 'Cantidad de retiros',
} as const;
