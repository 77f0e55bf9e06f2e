import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const promotion: Noun = { one: 'promoción', many: 'promociones', gender: 'feminine' };

const { failed, total } = listTextsOf(promotion);

/** Texts of promotions (A28). */
export const promotionsTexts = {
  failed,
  total,
  empty: 'No se encontraron promociones',
  emptyHint: 'Pruebe con otro nombre o con menos filtros.',
  hint: 'Nombre de la promoción',
  everybody: 'Todas',
  active: 'Activa',
  inactive: 'Inactiva',
  state: 'Estado',
  allStates: 'Todas',
  actives: 'Activas',
  inactives: 'Inactivas',
  invalidState: (text: string) => `El estado “${text}” no existe; se muestran todas.`,
  installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
  discount: (rate: string) => `${rate} de descuento`,
  from: (day: string) => `Desde el ${day}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  columns: {
    NAME: 'NOMBRE',
    collector: 'ENTIDAD',
    methods: 'MEDIOS DE PAGO',
    installments: 'CUOTAS',
    discount: 'DESCUENTO',
    VALID_FROM: 'VIGENCIA',
    state: 'ESTADO',
  },
} as const;
