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
import type { FileAddress } from '../../rest/rest-client.ts';
import { at, isObject } from '../../unknown-value.ts';
import { activityFrom } from './activity.mappers.ts';
import type { KnownRecord, RecordsOf } from './activity.records.ts';
import { conditionsOf, type ActivityConditions } from './activity.search.ts';

type Kept = GatewayContext['activity'];
type Records = ReadonlyMap<string, KnownRecord>;

/** Formatter of times in Buenos Aires (GAP-41). */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a time as the exports of services do: `26/11/2026 15:04:05`. */
const localTime = (iso: string): string => clock.format(new Date(iso)).replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1');

const COMMA_DECIMAL = /^\d+,\d+$/;
const DECIMAL = /^-?\d+\.\d+$/;

/** Formats a decimal with a comma, for spreadsheets in Argentina. Other texts are unchanged. */
const valueText = (value: string | null): string =>
  value !== null && DECIMAL.test(value) ? value.replace('.', ',') : (value ?? '');

const inWords = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

const statusText = (code: string | null): string | null => code && inWords(statusNames, code.toLowerCase());

const isNamed = ({ field }: { readonly field: string }): boolean => fieldNames[field] !== undefined;

/** Lists the changed fields. The status has its own columns, and a field without a name for people is omitted. */
const changesText = ({ changes }: Activity): string =>
  changes
    .filter(isNamed)
    .map(({ field, before, after }) => {
      const name = inWords(fieldNames, field);
      return before === null && after === null ? name : `${name}: ${valueText(before)} > ${valueText(after)}`;
    })
    .join(', ');

const isMoney = ({ value }: ActivityValue): boolean => value !== null && DECIMAL.test(value);

/** Formats the first amount whose field has a name for people. */
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

const knownOf = ({ ids: [id = ''], count }: Activity, records: Records): KnownRecord | undefined =>
  count <= 1 ? records.get(id) : undefined;

/** Columns by heading, with the words of the screen. */
const columns: Readonly<Record<string, (event: Activity, records: Records) => string | null>> = {
  Usuario: ({ username }) => username,
  Nombre: ({ name }) => name,
  Clase: ({ kind }) => inWords(kindNames, kind),
  Acción: ({ action }) => inWords(actionNames, action),
  Tipo: ({ type }) => inWords(typeNames, type),
  IDs: ({ ids, count }) => [...ids, ...(count > ids.length ? [`(${count} en total)`] : [])].join(', '),
  Pagador: (event, records) => knownOf(event, records)?.payer ?? null,
  Entidad: (event, records) => knownOf(event, records)?.collector ?? null,
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

/** Guards a text against formulas of spreadsheets; a decimal stays a number. */
const cellOf = (text: string): string => (COMMA_DECIMAL.test(text) ? text : guardedText(text));

const rowOf = (event: Activity, records: Records): string =>
  csvLine([localTime(event.time), ...Object.values(columns).map((textOf) => cellOf(textOf(event, records) ?? ''))]);

/** Yields a CSV for spreadsheets in Argentina, in the format of the services' exports. Each event is one row. */
async function* csvOf(
  first: readonly Activity[],
  rest: AsyncIterable<readonly Activity[]>,
  recordsOf: (events: readonly Activity[]) => Promise<Records>,
): AsyncGenerator<string> {
  const linesOf = async (events: readonly Activity[]): Promise<string> => {
    const records = await recordsOf(events);
    return events.map((event) => rowOf(event, records)).join('');
  };
  yield `${BYTE_ORDER_MARK}${csvLine(['Fecha', ...Object.keys(columns)])}${await linesOf(first)}`;
  for await (const events of rest) yield await linesOf(events);
}

async function* eventsOf(
  kept: Kept,
  conditions: ActivityConditions,
): AsyncGenerator<readonly Activity[], void, undefined> {
  for await (const events of kept.readAll(conditions)) yield events.map(activityFrom);
}

/** Encodes the address of an activity file: the filter, and the types whose records the person may see. */
export const activityFilePath = (filter: object, types: readonly string[]): string => JSON.stringify({ filter, types });

const readPath = (path: string): { readonly filter: object; readonly types: readonly string[] } => {
  const given: unknown = JSON.parse(path);
  const [filter, types] = [at(given, 'filter'), at(given, 'types')];
  return { filter: isObject(filter) ? filter : {}, types: Array.isArray(types) ? types.map(String) : [] };
};

/**
 * Creates the client that opens activity files.
 * @param recordsFor returns the reader of records, with the rights of an address
 */
export const openActivityFiles = (
  kept: Kept,
  recordsFor: (address: FileAddress, client: AbortSignal) => RecordsOf,
): Pick<FileClient, 'open'> => ({
  open: async (address, _part, client) => {
    const { filter, types } = readPath(address.path);
    const events = eventsOf(kept, conditionsOf(filter));
    const recordsOf = recordsFor(address, client);
    // the first block is read before the answer, so that an outage of the store at that time is reported
    const first = await events.next();
    const known = (some: readonly Activity[]) => recordsOf(some, types);
    const body = Readable.from(csvOf(first.done === true ? [] : first.value, events, known), { objectMode: false });
    return { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body };
  },
});
