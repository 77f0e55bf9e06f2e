import type { Conversion } from '@backoffice/contracts/converter';
import type { FastifyInstance } from 'fastify';
import { asc } from 'drizzle-orm';
import { importLimits } from '@backoffice/import-file';
import { createDocuments } from '../../shared/documents.ts';
import { fileProblem } from '../../shared/file-problem.ts';
import { Problem, type ProblemBody } from '../../shared/problem.ts';
import { property } from '../../shared/property.ts';
import { takeMultipart, type MultipartBody } from '../../shared/multipart.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { conversionOf, type ConversionRequest } from './converter.request.ts';
import { convert, expectedBy, importFileOf, type Converted } from './converter.reading.ts';
import { converterConfigurations, type StoredConfiguration } from './converter.table.ts';

const createConfigurations = createDocuments<StoredConfiguration>({
  entity: 'configuration',
  table: converterConfigurations,
  order: [asc(converterConfigurations.name), asc(converterConfigurations.id)],
});

/**
 * Sends converted rows to the import service through its route, as a client does.
 * @param headers idempotency key of the import, and the token of the person where services require one
 * @returns the id of the import
 */
async function importRows(
  app: FastifyInstance,
  { file, metadata }: ConversionRequest,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const body = new FormData();
  body.set('collector_id', metadata.collector_id);
  for (const name of ['match_payer', 'match_concept', 'match_identification'] as const)
    body.set(name, String(metadata[name]));
  body.set('file', new File([bytes], file.name.replace(/(\.\w+)?$/, '.csv')));
  const answer = await app.inject({
    method: 'POST',
    url: '/import/pagos',
    headers,
    payload: body,
  });
  if (answer.statusCode === 200) return String(property(answer.json(), 'import_id'));
  throw new Problem(answer.statusCode, answer.json<ProblemBody>().extended_code, 'The import was refused.');
}

/** Limit of the rows in error that a response lists, so that it stays small. */
const MOST_ERRORS = 1_000;

const converted = async (configuration: StoredConfiguration, bytes: Uint8Array): Promise<Converted> => {
  try {
    return await convert(configuration, bytes);
  } catch (error) {
    throw fileProblem(error);
  }
};

/** Registers the converter service (B299, B300). */
export function converterRoutes(app: FastifyInstance, { db, runChange }: ServiceTools): void {
  const configurations = createConfigurations(db);
  takeMultipart(app, importLimits.bytes);
  app.get('/configuraciones', async ({ query }) => {
    const page = await configurations.list(query);
    return { ...page, rows: page.rows.map(({ id, name, type }) => ({ id, name, type })) };
  });
  app.post<{ Body: MultipartBody }>('/convertir/api', async (request, reply) => {
    const asked = conversionOf(request.body);
    const configuration = await configurations.byId(asked.origin_id).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(422, 'configuration_not_found', error.message) : error;
    });
    const { rows, errors, firstLines } = await converted(configuration, asked.file.bytes);
    const key = request.headers['idempotency-key'];
    const { authorization } = request.headers;
    const headers = {
      'idempotency-key': `converted-${typeof key === 'string' ? key : crypto.randomUUID()}`,
      ...(authorization !== undefined && { authorization }),
    };
    // before the transaction of the key: the import service has its own transaction, with a key derived from this one
    const isImported = errors.length === 0 && !asked.dry_run;
    const import_id = isImported ? await importRows(app, asked, headers, importFileOf(rows)) : undefined;
    return runChange(request, reply, async () => {
      const body: Conversion = {
        error_rows: errors.slice(0, MOST_ERRORS),
        error_count: errors.length,
        row_count: rows.length,
        dry_run: asked.dry_run,
        first_lines: firstLines,
        expected: expectedBy(configuration),
        api_response: import_id === undefined ? null : { import_id },
      };
      return { status: 200, body };
    });
  });
}
