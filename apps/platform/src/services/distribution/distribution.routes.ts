import type { Detail, DetailChange, Distribution } from '@backoffice/contracts/distribution';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { ifMatch } from '../../shared/change.ts';
import { createChangeHandler, type ChangeTools } from '../../shared/change-handler.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { amount, object, sharedBodies, withBody, nonBlankText } from '../../shared/bodies.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { withLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import { createDetailRepository, createDistributionRepository } from './distribution.repository.ts';
import {
  destinationsOf,
  edited,
  refuseUnlessEditable,
  refuseUnlessPaid,
  refuseUnlessReprocessable,
  refuseUnlessWaiting,
  markSent,
  advanceDistributions,
  statusOf,
} from './distribution.rules.ts';
import { distributionDetails, type StoredDetail, type StoredDistribution } from './distribution.table.ts';

/** Request for one part. */
interface ByDetail {
  Params: { id: string; idDetail: string };
}

const bodies = {
  change: object(['destination', 'amount'], {
    destination: object(['type', 'value', 'cuit', 'name'], {
      type: { enum: ['cbu', 'alias'] },
      value: nonBlankText(22),
      cuit: { type: 'string', pattern: String.raw`^\d{11}$` },
      name: { type: 'string', maxLength: 120 },
    }),
    amount,
    status: { const: 'success' },
  }),
  voucher: object(['email'], { email: { type: 'string', format: 'email', maxLength: 254 } }),
};

const toDistribution = ({
  sent_date: _sent,
  destinations: _accounts,
  ...distribution
}: StoredDistribution): Distribution => distribution;
const answeredDetail = ({ distribution_id: _whole, place: _place, ...detail }: StoredDetail): Detail => detail;

/** Registers the distribution service (B345-B348). */
export function distributionRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now } = tools;
  // the simulated bank answers after some time: each request first records the answers that are due
  app.addHook('preHandler', () => advanceDistributions(db, now()));
  const whole = createDistributionRepository(db);
  const parts = createDetailRepository(db);

  app.get<{ Querystring: SizedQuery }>('/distribuciones', async ({ query }) => {
    const page = await whole.list(withLimit(query));
    return { ...page, rows: page.rows.map(toDistribution) };
  });
  app.get<ById>('/distribuciones/:id', async ({ params }) => toDistribution(await whole.byId(params.id)));
  app.get<ById & { Querystring: SizedQuery }>('/distribuciones/:id/detalles', async ({ params, query }) => {
    await whole.byId(params.id);
    const page = await parts.list(withLimit(query), eq(distributionDetails.distributionId, params.id));
    return { ...page, rows: page.rows.map(answeredDetail) };
  });
  app.get<ByDetail>('/distribuciones/:id/detalles/:idDetail', async ({ params }) =>
    answeredDetail(partOf(await parts.byId(params.idDetail), params.id)),
  );
  distributionChanges(app, tools);
  detailChanges(app, tools);
}

const partOf = (detail: StoredDetail, distributionId: string): StoredDetail => {
  if (detail.distribution_id !== distributionId) throw notFound('distribution_detail');
  return detail;
};

/** Registers the changes of a whole distribution. */
function distributionChanges(app: FastifyInstance, tools: ServiceTools): void {
  const changed = createChangeHandler(tools, {
    documents: createDistributionRepository,
    checksVersion: true,
    toAnswer: toDistribution,
  });
  const change = <Body>(
    refuse: (given: StoredDistribution) => void,
    apply: (given: StoredDistribution, own: ChangeTools, body: Body) => Promise<StoredDistribution>,
  ) =>
    changed<ById['Params'], Body>(async (given, own, { body }) => {
      refuse(given);
      return { ...(await apply(given, own, body)), version: given.version + 1 };
    });
  const eachPart = async (tx: Database, { id }: StoredDistribution, apply: (part: StoredDetail) => StoredDetail) => {
    const parts = createDetailRepository(tx);
    for (const part of await parts.ofDistribution(id)) await parts.update(apply(part));
  };
  const send = async (given: StoredDistribution, { tx, now }: ChangeTools): Promise<StoredDistribution> => {
    await eachPart(tx, given, markSent);
    return { ...given, status: 'in_process', status_detail: null, sent_date: now };
  };

  app.post<ById>('/distribuciones/:id/reprocesar', change(refuseUnlessReprocessable, send));
  app.post<ById>('/distribuciones/:id/aprobar', change(refuseUnlessWaiting, send));
  app.post<ById & { Body: { status_detail: string } }>(
    '/distribuciones/:id/rechazar',
    withBody(sharedBodies.statusDetail),
    change(refuseUnlessWaiting, async (given, { tx }, { status_detail }) => {
      const rejected = { status: 'rejected', status_detail };
      await eachPart(tx, given, (part) => ({ ...part, ...rejected, version: part.version + 1 }));
      return { ...given, ...rejected };
    }),
  );
}

/** Registers the changes of one part, which also change the distribution. */
function detailChanges(app: FastifyInstance, tools: ServiceTools): void {
  const changed = createChangeHandler(tools, { documents: createDistributionRepository });
  const change = <Body>(apply: (part: StoredDetail, whole: StoredDistribution, body: Body) => StoredDetail) =>
    changed<ByDetail['Params'], Body>(async (whole, { tx }, request) => {
      const parts = createDetailRepository(tx);
      const part = partOf(await parts.forChange(request.params.idDetail, ifMatch(request)), whole.id);
      const after = apply(part, whole, request.body);
      await parts.update(after);
      const all = await parts.ofDistribution(whole.id);
      const status = after.status === part.status ? whole.status : statusOf(all, whole.status);
      const status_detail = status === whole.status ? whole.status_detail : null;
      const facts = { status, status_detail, ...destinationsOf(all) };
      return [{ ...whole, ...facts, version: whole.version + 1 }, answeredDetail(after)];
    });

  for (const [path, isScheduled] of [
    ['/distribuciones/:id/detalles/:idDetail', false],
    ['/distribuciones/programadas/:id/detalles/:idDetail', true],
  ] as const)
    app.put<ByDetail & { Body: DetailChange }>(
      path,
      withBody(bodies.change),
      change((part, whole, body) => {
        refuseUnlessEditable(whole, part, isScheduled);
        refuseWrongCbu(body);
        return edited(part, body);
      }),
    );
  app.post<ByDetail & { Body: { email: string } }>(
    '/distribuciones/:id/detalles/:idDetail/vouchers',
    withBody(bodies.voucher),
    change((part, _whole, { email }) => {
      refuseUnlessPaid(part);
      const voucher = { email, date: tools.now().toISOString() };
      return { ...part, vouchers: [...part.vouchers, voucher], version: part.version + 1 };
    }),
  );
}

/** @throws Problem for a CBU without 22 digits */
function refuseWrongCbu({ destination: { type, value } }: DetailChange): void {
  if (type === 'cbu' && !/^\d{22}$/.test(value))
    throw new Problem(422, 'invalid_destination', 'A CBU has 22 digits.', { fields: { 'destination.value': 'cbu' } });
}
