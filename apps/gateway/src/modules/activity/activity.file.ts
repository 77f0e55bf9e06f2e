import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@backoffice/import-file/csv-line';
import { guardedText } from '@backoffice/import-file/guarded-text';
import type { GatewayContext } from '../../context.ts';
import type { Activity } from '../../api/schema-types.generated.ts';
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

const changesText = ({ changes }: Activity): string =>
  changes
    .map(({ field, before, after }) =>
      before === null && after === null ? field : `${field}: ${before ?? ''} > ${after ?? ''}`,
    )
    .join(', ');

const valuesText = ({ values }: Activity): string =>
  values.map(({ field, value, bank }) => `${field}: ${[bank, value].filter(Boolean).join(' ')}`).join(', ');

/** Columns, by their headings; codes stand as they are in the schema. */
const columns: Readonly<Record<string, (event: Activity) => string | null>> = {
  Usuario: ({ username }) => username,
  Clase: ({ kind }) => kind,
  Acción: ({ action }) => action,
  Tipo: ({ type }) => type,
  IDs: ({ ids, count }) => [...ids, ...(count > ids.length ? [`(${count} en total)`] : [])].join(', '),
  Resultado: ({ result }) => result,
  Código: ({ code }) => code,
  Motivo: ({ reason }) => reason,
  'Estado anterior': ({ statusBefore }) => statusBefore,
  'Estado posterior': ({ statusAfter }) => statusAfter,
  Cambios: changesText,
  Valores: valuesText,
  Solicitud: ({ requestId }) => requestId,
  Evento: ({ id }) => id,
};

const rowOf = (event: Activity): string =>
  csvLine([localTime(event.time), ...Object.values(columns).map((textOf) => guardedText(textOf(event) ?? ''))]);

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
