import type { BinDeletion, BinUpdate, NewBin } from '@backoffice/contracts/bin';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { object, withBody, nonBlankText } from '../../shared/bodies.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { withLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import { createBinRepository, createLookupRepository } from './bin.repository.ts';
import { describedBin } from './bin.rules.ts';
import { binLookups, type LookupKind } from './bin.table.ts';

const typed = {
  brand: nonBlankText(64),
  type: nonBlankText(64),
  subtype: nonBlankText(64),
  country: { type: 'string', pattern: '^[A-Z]{3}$' },
  emisor: nonBlankText(64),
  mediaPaymentId: { type: 'integer' },
  accreditationDay: { type: 'integer', minimum: 0, maximum: 999 },
};
const required = ['brand', 'type', 'mediaPaymentId', 'accreditationDay'];

const bodies = {
  update: object(required, typed),
  create: object(['id', ...required], { id: { type: 'string', pattern: String.raw`^\d{6}$` }, ...typed }),
  deletion: object(['ids'], { ids: { type: 'array', minItems: 1, maxItems: 100, items: nonBlankText(64) } }),
};

const lookupPaths: readonly (readonly [path: string, kind: LookupKind])[] = [
  ['/marcas', 'brand'],
  ['/tipos', 'type'],
  ['/subtipos', 'subtype'],
  ['/emisores', 'issuer'],
];

/** Deletes BINs unless a payment uses one of them. Returns whether they were deleted (B363). */
async function deleted(tx: Database, ids: readonly string[]): Promise<boolean> {
  const bins = createBinRepository(tx);
  for (const id of ids) if ((await bins.forChange(id)).uses > 0) return false;
  await bins.remove(ids);
  return true;
}

/** Registers the BIN service (B335, B336). */
export function binRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, runChange } = tools;
  const change = createChangeHandler(tools, { documents: createBinRepository });
  for (const [path, kind] of lookupPaths)
    app.get<{ Querystring: SizedQuery }>(path, async ({ query }) => {
      const page = await createLookupRepository(db).list(withLimit(query), eq(binLookups.kind, kind));
      return { ...page, rows: page.rows.map(({ id, description }) => ({ id, description })) };
    });
  app.get<{ Querystring: SizedQuery }>('/', async ({ query: { page = 0, ...query } }) => {
    // the first page is 0 here and 1 in the other lists of the platform (CON-01)
    const found = await createBinRepository(db).list({ ...withLimit(query), page: String(Number(page) + 1) });
    return { ...found, page: found.page - 1 };
  });
  app.get<ById>('/:id', ({ params }) => createBinRepository(db).byId(params.id));
  app.post<{ Body: NewBin }>('/secure', withBody(bodies.create), (request, reply) =>
    runChange(request, reply, async (tx) => {
      const bins = createBinRepository(tx);
      const { id } = request.body;
      if ((await bins.withIds([id])).length > 0) throw new Problem(409, 'bin_exists', 'There is such a BIN already.');
      const body = await describedBin(tx, request.body, { id, uses: 0 });
      await bins.add(body);
      return { status: 201, body };
    }),
  );
  app.put<ById & { Body: BinUpdate }>(
    '/secure/:id',
    withBody(bodies.update),
    change((bin, { tx }, { body }) => describedBin(tx, body, bin)),
  );
  app.delete<ById>('/secure/:id', (request, reply) =>
    runChange(request, reply, async (tx) => ({
      status: 200,
      body: { deleted: await deleted(tx, [request.params.id]) },
    })),
  );
  app.post<{ Body: BinDeletion }>('/delete-all', withBody(bodies.deletion), (request, reply) =>
    runChange(request, reply, async (tx) => ({ status: 200, body: { deleted: await deleted(tx, request.body.ids) } })),
  );
}
