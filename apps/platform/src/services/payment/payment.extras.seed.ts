import type { Payment } from '@backoffice/contracts/payment';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Trade } from '../collector/collector.names.seed.ts';

/** Concepts of each trade. */
const concepts: Readonly<Record<Trade, readonly { id: string; text: string; from: number; to: number }[]>> = {
  energía: [
    { id: 'ENE-RES', text: 'Factura de energía residencial', from: 9_000, to: 85_000 },
    { id: 'ENE-COM', text: 'Factura de energía comercial', from: 45_000, to: 620_000 },
  ],
  agua: [{ id: 'AGUA', text: 'Servicio de agua y cloacas', from: 6_500, to: 38_000 }],
  gas: [{ id: 'GAS', text: 'Factura de gas natural', from: 8_000, to: 96_000 }],
  internet: [
    { id: 'INT-300', text: 'Abono Internet 300 megas', from: 18_900, to: 27_500 },
    { id: 'CABLE', text: 'Abono televisión y cable', from: 21_000, to: 41_000 },
  ],
  club: [
    { id: 'SOC-ACT', text: 'Cuota social activo', from: 9_500, to: 22_000 },
    { id: 'SOC-FAM', text: 'Cuota social grupo familiar', from: 19_000, to: 48_000 },
  ],
  colegio: [
    { id: 'ARANCEL', text: 'Arancel escolar mensual', from: 85_000, to: 310_000 },
    { id: 'MATRIC', text: 'Matrícula ciclo lectivo', from: 150_000, to: 480_000 },
  ],
  expensas: [{ id: 'EXP-ORD', text: 'Expensas ordinarias', from: 62_000, to: 290_000 }],
  seguro: [{ id: 'POL-AUT', text: 'Póliza automotor', from: 38_000, to: 175_000 }],
  salud: [{ id: 'PLAN-SAL', text: 'Plan de salud familiar', from: 120_000, to: 540_000 }],
  impuesto: [{ id: 'TASA', text: 'Tasa por servicios municipales', from: 4_800, to: 52_000 }],
};

/** Returns the details of a payment: one concept, sometimes two. Amounts are whole cents. */
export function seededDetails(random: Random, trade: Trade): Payment['details'] {
  const known = concepts[trade];
  return Array.from({ length: random.chance(0.12) ? 2 : 1 }, () => {
    const { id, text, from, to } = random.pick(known);
    return {
      concept_id: id,
      concept_description: text,
      amount: random.between(from * 100, to * 100) / 100,
      external_reference: random.chance(0.5) ? `FC-${random.digits(8)}` : null,
    };
  });
}

export const seededFees = (random: Random, amount: number): Payment['fee_details'] => {
  const percent = random.pick([1.2, 1.8, 2.4]);
  const fee = Math.round(amount * percent) / 100;
  return [
    { type: 'collector_fee', description: `Comisión por cobranza ${String(percent).replace('.', ',')} %`, amount: fee },
    { type: 'tax', description: 'IVA sobre la comisión', amount: Math.round(fee * 21) / 100 },
  ];
};

/** Returns metadata of the collector, sometimes with subscription requests (A69). */
export function seededMetadata(random: Random, subscriptionIds: readonly string[]): Payment['metadata'] {
  if (random.chance(0.35)) return null;
  const free = {
    sucursal: random.pick(['Centro', 'Norte', 'Sur', 'Online']),
    canal: random.pick(['web', 'app', 'WhatsApp', 'call center']),
    ...(random.chance(0.3) ? { cliente: { numero: random.digits(7), categoria: random.pick(['A', 'B', 'C']) } } : {}),
  };
  if (!random.chance(0.25)) return free;
  const status = random.pick([200, 200, 200, 400, 404, 409, 500]);
  const request = { status_code: status, subscription_id: status === 200 ? random.pick(subscriptionIds) : null };
  return { ...free, subscription_request: [request] };
}

/** Payment or subscription whose messages its payer gets. */
interface Sender {
  readonly request_date: string;
  readonly payer: { readonly email: string | null } | null;
}

/** Returns the messages to the payer up to now. A payer without an e-mail address gets WhatsApp. */
export function seededNotifications(
  random: Random,
  { request_date: since, payer }: Sender,
  now: Date,
): Payment['notifications'] {
  const messages = Array.from({ length: random.between(0, 3) }, (_, position) => ({
    id: random.hex(24),
    date: later(since, 10 + position * 1_440),
    type: random.pick(['email', 'whatsapp']),
    action: random.pick(['payment_issued', 'payment_reminder', 'payment_approved']),
  }));
  if (payer === null) return [];
  return messages
    .filter(({ date }) => date <= now.toISOString())
    .map((one) => (payer.email === null ? { ...one, type: 'whatsapp' } : one));
}

/** Returns the notification to the collector. Some have failed, with retries. */
export function seededCollectorNotifications(
  random: Random,
  { id, status, final_amount, notification_url: url, last_update_date: since }: Payment,
  now: Date,
): Payment['collector_notifications'] {
  if (url === null || since === null) return [];
  const failed = random.chance(0.2);
  const retried = later(since, random.between(15, 240));
  return [
    {
      url,
      response: failed ? '503 Service Unavailable' : '200 OK',
      status: failed ? 'error' : 'sent',
      status_detail: failed ? 'timeout' : null,
      retry_count: failed ? random.between(1, 5) : 0,
      original_request: { id, status, final_amount },
      last_retry: failed ? earliest(retried, now.toISOString()) : null,
    },
  ];
}

const earliest = (one: string, other: string): string => (one < other ? one : other);
