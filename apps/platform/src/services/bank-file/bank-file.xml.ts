import type { BankFile, BankFileLine } from './bank-file.content.ts';

/** Namespace of the files; bank-file.xsd beside this file describes them. */
const NAMESPACE = 'urn:backoffice:movimientos:1';

const escaped = (text: string): string =>
  text
    // characters that XML 1.0 forbids, even as character references
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const optional = (name: string, value: string | null): string =>
  value === null ? '' : `<${name}>${escaped(value)}</${name}>`;

const movement = ({ id, date, amount, destination, holder }: BankFileLine): string =>
  `<movimiento id="${escaped(id)}"><fecha>${date}</fecha><importe>${amount.toFixed(2)}</importe>${optional(
    'destino',
    destination,
  )}${optional('titular', holder)}</movimiento>`;

/** Creates the XML of a bank file. Its root has the number of movements and their total in pesos. */
export function bankFileXml({ id, collectorId, collectorName, madeAt, lines }: BankFile): string {
  const total = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<movimientos xmlns="${NAMESPACE}" id="${escaped(id)}" entidad="${escaped(collectorId)}" generado="${madeAt}" cantidad="${lines.length}" total="${total.toFixed(2)}">`,
    ...(collectorName === null ? [] : [`<nombre>${escaped(collectorName)}</nombre>`]),
    ...lines.map(movement),
    '</movimientos>',
    '',
  ].join('\n');
}
