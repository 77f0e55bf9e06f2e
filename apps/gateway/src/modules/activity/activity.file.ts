import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@backoffice/import-file/csv-line';
import { guardedText } from '@backoffice/import-file/guarded-text';
import {
  actionNames,
  codeNames,
  fieldNames,
  kindNames,
  resultNames,
  statusNames,
  typeNames,
} from '@backoffice/schema/activity-names';
import type { GatewayContext } from '../../context.ts';
import type { Activity, ActivityValue } from '../../api/schema-types.generated.ts';
import type { FileClient } from '../../rest/file-client.ts';
import { isObject } from '../../unknown-value.ts';
import { activityFrom } from './activity.mappers.ts';
import { wishOf, type ActivityWish } from './activity.search.ts';

type Kept = GatewayContext['activity'];

/** Zone of every moment that people read (GAP-41). */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a moment as other exports do: `26/11/2026 15:04:05`. */
const localTime = (iso: string): string => clock.format(new Date(iso)).replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1');

const COMMA_DECIMAL = /^\d+,\d+$/;
const DECIMAL = /^-?\d+\.\d+$/;

/** A decimal with a comma, as spreadsheets in Argentina read it; any other text as it is. */
const valueText = (value: string | null): string =>
  value !== null && DECIMAL.test(value) ? value.replace('.', ',') : (value ?? '');

const inWords = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

const statusText = (code: string | null): string | null => code && inWords(statusNames, code.toLowerCase());

const isNamed = ({ field }: { readonly field: string }): boolean => fieldNames[field] !== undefined;

/** Fields that were changed; the status has columns of its own, and what has no name for people is left out. */
const changesText = ({ changes }: Activity): string =>
  changes
    .filter(isNamed)
    .map(({ field, before, after }) => {
      const name = inWords(fieldNames, field);
      return before === null && after === null ? name : `${name}: ${valueText(before)} > ${valueText(after)}`;
    })
    .join(', ');

const isMoney = ({ value }: ActivityValue): boolean => value !== null && DECIMAL.test(value);

/** The amount that it was about, the first that has a name. */
const amountText = ({ values }: Activity): string =>
  valueText(values.find((value) => isMoney(value) && isNamed(value))?.value ?? null);

const currencyText = ({ values }: Activity): string =>
  values.find(({ field }) => field.endsWith('currencyId'))?.value ?? '';

const valuesText = ({ values }: Activity): string =>
  values
    .filter(isNamed)
    .map(
      ({ field, value, bank }) =>
        `${inWords(fieldNames, field)}: ${[bank, valueText(value)].filter(Boolean).join(' ')}`,
    )
    .join(', ');

/** Columns, by their headings, in the words of the screen. */
const columns: Readonly<Record<string, (event: Activity) => string | null>> = {
  Usuario: ({ username }) => username,
  Clase: ({ kind }) => inWords(kindNames, kind),
  Acción: ({ action }) => inWords(actionNames, action),
  Tipo: ({ type }) => inWords(typeNames, type),
  IDs: ({ ids, count }) => [...ids, ...(count > ids.length ? [`(${count} en total)`] : [])].join(', '),
  Importe: amountText,
  Moneda: currencyText,
  Resultado: ({ result }) => inWords(resultNames, result),
  Código: ({ code }) => code && inWords(codeNames, code),
  Motivo: ({ reason }) => reason,
  'Estado anterior': ({ statusBefore }) => statusText(statusBefore),
  'Estado posterior': ({ statusAfter }) => statusText(statusAfter),
  Cambios: changesText,
  Valores: valuesText,
  Solicitud: ({ requestId }) => requestId,
  Evento: ({ id }) => id,
};

/** A text as spreadsheets take it for a text; a decimal stays a number. */
const cellOf = (text: string): string => (COMMA_DECIMAL.test(text) ? text : guardedText(text));

const rowOf = (event: Activity): string =>
  csvLine([localTime(event.time), ...Object.values(columns).map((textOf) => cellOf(textOf(event) ?? ''))]);

/** Text for spreadsheets in Argentina, as the exports of services have it: one line an event. */
async function* csvOf(first: readonly Activity[], rest: AsyncIterable<readonly Activity[]>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(['Fecha', ...Object.keys(columns)])}${first.map(rowOf).join('')}`;
  for await (const events of rest) yield events.map(rowOf).join('');
}

async function* eventsOf(kept: Kept, wish: ActivityWish): AsyncGenerator<readonly Activity[], void, undefined> {
  for await (const events of kept.readAll(wish)) yield events.map(activityFrom);
}

/** Opens the files of the activity. Its address is the filter, as the schema has it. */
export const openActivityFiles = (kept: Kept): Pick<FileClient, 'open'> => ({
  open: async ({ path }) => {
    const filter: unknown = JSON.parse(path);
    const events = eventsOf(kept, wishOf(isObject(filter) ? filter : {}));
    // a store that is away is reported before the file begins
    const first = await events.next();
    const body = Readable.from(csvOf(first.done === true ? [] : first.value, events), { objectMode: false });
    return { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body };
  },
});
