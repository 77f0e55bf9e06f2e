import type { Gateway, Promotion } from '@backoffice/contracts/collector';
import { insertDocuments } from '../../database/insert-documents.ts';
import { type Seeding, subscriptionSeed } from '../../seed/seeding.ts';
import { seededCollectors } from './collector.names.seed.ts';
import { gateways as gatewayTable, promotions as promotionTable } from './collector.table.ts';

const day = 24 * 3_600_000;

const gatewayKinds = [
  { name: 'Prisma Medios', description: 'Tarjetas de crédito y débito', media: [2, 5, 9, 10, 27], isDefault: true },
  { name: 'First Data Argentina', description: 'Tarjetas de crédito', media: [5, 9, 24], isDefault: false },
  { name: 'COELSA', description: 'Débito directo y transferencias', media: [1, 94], isDefault: true },
  { name: 'Interbanking', description: 'Transferencias entre cuentas', media: [94], isDefault: false },
  { name: 'Red Link', description: 'Link Pagos', media: [91], isDefault: true },
  {
    name: 'Cobranza en efectivo',
    description: 'Rapipago, Pago Fácil y Provincia NET',
    media: [89, 97, 98],
    isDefault: true,
  },
  { name: 'Billetera de tokens', description: null, media: [92], isDefault: false },
  { name: 'Cabal Directo', description: 'Cabal crédito y débito', media: [6, 31], isDefault: false },
] as const;

const promotionKinds = [
  { name: '3 cuotas sin interés', media: [5, 9], installments: 3, discount: null },
  { name: '6 cuotas sin interés', media: [2, 5, 9], installments: 6, discount: null },
  { name: '12 cuotas Ahora', media: [5, 9, 24], installments: 12, discount: null },
  { name: '10 % con débito', media: [10, 27, 31], installments: null, discount: 10 },
  { name: '15 % los miércoles', media: [9], installments: null, discount: 15 },
  { name: '5 % por adhesión', media: [1], installments: null, discount: 5 },
  { name: 'Naranja Plan Zeta', media: [7, 11], installments: 3, discount: 2.5 },
] as const;

/** Inserts gateways and promotions. Some promotions are for all collectors, some for one, and some have ended. */
export async function seedCatalogues(seeding: Seeding): Promise<void> {
  const { tx, now } = seeding;
  const random = seeding.random(subscriptionSeed);
  const gateways = gatewayKinds.map(({ name, description, media, isDefault }, place): Gateway => ({
    id: random.hex(24),
    name,
    description,
    media_payment_ids: media,
    is_default: isDefault,
    active: place !== 6,
  }));
  const promotions = Array.from({ length: 28 }, (_, place): Promotion => {
    const kind = random.pick(promotionKinds);
    const from = now.getTime() - random.between(1, 200) * day;
    return {
      id: random.hex(24),
      name: kind.name,
      collector_id: place % 3 === 0 ? null : random.pick(seededCollectors).signature,
      media_payment_ids: kind.media,
      installments: kind.installments,
      discount: kind.discount,
      valid_from: new Date(from).toISOString(),
      valid_to: random.maybe(0.7, () => new Date(from + random.between(20, 260) * day).toISOString()),
      active: random.chance(0.8),
    };
  });
  await insertDocuments(tx, gatewayTable, gateways);
  await insertDocuments(tx, promotionTable, promotions);
}
