import type { Distribution } from '@backoffice/contracts/distribution';
import { columnsOf } from './export.columns.ts';
import { exportTexts as texts } from './export.texts.ts';

const { text, code, amount, moment } = columnsOf<Distribution>();
const { columns: headings } = texts;

/** Columns of an export of distributions, in their order in the file (B151). */
export const distributionColumns = [
  text('id', headings.id, ({ id }) => id),
  code('collector_id', headings.collector_id, ({ collector }) => collector.id),
  text('collector_name', headings.collector_name, ({ collector }) => collector.name),
  text('payment_id', headings.payment_id, (distribution) => distribution.payment_id),
  moment('request_date', headings.request_date, (distribution) => distribution.request_date),
  amount('amount', headings.amount, (distribution) => distribution.total_amount),
  code('type', headings.type, ({ type }) => type, texts.distributions.types),
  code('status', headings.status, ({ status }) => status, texts.distributions.statuses),
  text('status_detail', headings.status_detail, (distribution) => distribution.status_detail),
] as const;
