import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const gateway: Noun = { one: 'gateway', many: 'gateways', gender: 'masculine' };

const { failed, total } = listTextsOf(gateway);

/** Texts for gateways (A29). */
export const gatewaysTexts = {
  failed,
  total,
  empty: 'No se encontraron gateways',
  emptyHint: 'Pruebe con menos letras.',
  hint: 'Nombre del gateway',
  views: 'Qué gateways',
  all: 'Todos',
  byDefault: 'Por defecto',
  active: 'Activo',
  inactive: 'Inactivo',
  columns: {
    NAME: 'NOMBRE',
    description: 'DESCRIPCIÓN',
    methods: 'MEDIOS DE PAGO',
    byDefault: 'POR DEFECTO',
    state: 'ESTADO',
  },
} as const;
