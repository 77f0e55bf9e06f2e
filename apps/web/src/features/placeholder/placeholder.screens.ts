import { createElement } from 'react';
import type { Screen } from '@/shared/feature/feature';
import { areaTitles, type Area } from './placeholder.texts';

const addresses: Readonly<Record<Area, string>> = {
  cvu: '/cvu',
  terminals: '/terminales-de-pago',
  prepaidCards: '/precargadas',
  directDebits: '/debitos-automaticos',
  invoicing: '/facturacion',
  detail: '/detail',
  excludedMethods: '/medios-de-pago-excluidos',
};

const screenOf = (area: Area): Screen => ({
  path: addresses[area],
  title: areaTitles[area],
  anyOf: [],
  isEmpty: true,
  load: async () => {
    const { PlaceholderPage } = await import('./PlaceholderPage');
    return () => createElement(PlaceholderPage, { area });
  },
});

/** Screens at the addresses that the specification only names (B26, GAP-03). */
export const placeholderScreens: readonly Screen[] = [
  screenOf('cvu'),
  screenOf('terminals'),
  screenOf('prepaidCards'),
  screenOf('directDebits'),
  screenOf('invoicing'),
  screenOf('detail'),
  screenOf('excludedMethods'),
];
