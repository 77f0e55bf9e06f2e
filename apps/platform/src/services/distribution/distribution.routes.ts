import type { Detail, DetailChange, Distribution } from '@backoffice/contracts/distribution';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { ifMatch } from '../../shared/change.ts';
import { changing, type ChangeTools } from '../../shared/changing.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { amount, object, sharedBodies, taking, words } from '../../shared/bodies.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { asLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import { createDetailRepository, createDistributionRepository } from './distribution.repository.ts';
import {
  destinationsOf,
  edited,
  refuseUnlessEditable,
  refuseUnlessPaid,
  refuseUnlessReprocessable,
  refuseUnlessWaiting,
  sent,
  settleDistributions,
  statusOf,
} from './distribution.rules.ts';
import { distributionDetails, type KeptDetail, type KeptDistribution } from './distribution.table.ts';

/** A request for one part. */
interface ByDetail {
  Params: { id: string; idDetail: string };
}

const bodies = {
  change: object(['destination', 'amount'], {
    destination: object(['type', 'value', 'cuit', 'name'], {
      type: { enum: ['cbu', 'alias'] },
      value: words(22),
      cuit: { type: 'string', pattern: String.raw`^\d{11}$` },
      name: { type: 'string', maxLength: 120 },
    }),
    amount,
    status: { const: 'success' },
  }),
  voucher: object(['email'], { email: { type: 'string', format: 'email', maxLength: 254 } }),
};

const answeredDistribution = ({
  sent_date: _sent,
  destinations: _accounts,
  ...distribution
}: KeptDistribution): Distribution => distribution;
const answeredDetail = ({ distribution_id: _whole, place: _place, ...detail }: KeptDetail): Detail => detail;

/** Registers the distribution service (B345-B348). */
export function distributionRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now } = tools;
  // what was sent to the bank moves on by itself: seen whenever somebody asks
  app.addHook('preHandler', () => settleDistributions(db, now()));
  const whole = createDistributionRepository(db);
  const parts = createDetailRepository(db);

  app.get<{ Querystring: SizedQuery }>('/distribuciones', async ({ query }) => {
    const page = await whole.list(asLimit(query));
    return { ...page, rows: page.rows.map(answeredDistribution) };
  });
  app.get<ById>('/distribuciones/:id', async ({ params }) => answeredDistribution(await whole.byId(params.id)));
  app.get<ById & { Querystring: SizedQuery }>('/distribuciones/:id/detalles', async ({ params, query }) => {
    await whole.byId(params.id);
    const page = await parts.list(asLimit(query), eq(distributionDetails.distributionId, params.id));
    return { ...page, rows: page.rows.map(answeredDetail) };
  });
  app.get<ByDetail>('/distribuciones/:id/detalles/:idDetail', async ({ params }) =>
    answeredDetail(partOf(await parts.byId(params.idDetail), params.id)),
  );
  distributionChanges(app, tools);
  detailChanges(app, tools);
}

const partOf = (detail: KeptDetail, distributionId: string): KeptDetail => {
  if (detail.distribution_id !== distributionId) throw notFound('distribution_detail');
  return detail;
};

/** The changes of a whole distribution. */
function distributionChanges(app: FastifyInstance, tools: ServiceTools): void {
  const changed = changing(tools, {
    documents: createDistributionRepository,
    seenVersion: true,
    answered: answeredDistribution,
  });
  const change = <Body>(
    refuse: (given: KeptDistribution) => void,
    apply: (given: KeptDistribution, own: ChangeTools, body: Body) => Promise<KeptDistribution>,
  ) =>
    changed<ById['Params'], Body>(async (given, own, { body }) => {
      refuse(given);
      return { ...(await apply(given, own, body)), version: given.version + 1 };
    });
  const eachPart = async (tx: Database, { id }: KeptDistribution, apply: (part: KeptDetail) => KeptDetail) => {
    const parts = createDetailRepository(tx);
    for (const part of await parts.ofDistribution(id)) await parts.update(apply(part));
  };
  const send = async (given: KeptDistribution, { tx, now }: ChangeTools): Promise<KeptDistribution> => {
    await eachPart(tx, given, sent);
    return { ...given, status: 'in_process', status_detail: null, sent_date: now };
  };

  app.post<ById>('/distribuciones/:id/reprocesar', change(refuseUnlessReprocessable, send));
  app.post<ById>('/distribuciones/:id/aprobar', change(refuseUnlessWaiting, send));
  app.post<ById & { Body: { status_detail: string } }>(
    '/distribuciones/:id/rechazar',
    taking(sharedBodies.statusDetail),
    change(refuseUnlessWaiting, async (given, { tx }, { status_detail }) => {
      const rejected = { status: 'rejected', status_detail };
      await eachPart(tx, given, (part) => ({ ...part, ...rejected, version: part.version + 1 }));
      return { ...given, ...rejected };
    }),
  );
}

/** The changes of one part, which change the whole with it. */
function detailChanges(app: FastifyInstance, tools: ServiceTools): void {
  const changed = changing(tools, { documents: createDistributionRepository });
  const change = <Body>(apply: (part: KeptDetail, whole: KeptDistribution, body: Body) => KeptDetail) =>
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
      taking(bodies.change),
      change((part, whole, body) => {
        refuseUnlessEditable(whole, part, isScheduled);
        refuseWrongCbu(body);
        return edited(part, body);
      }),
    );
  app.post<ByDetail & { Body: { email: string } }>(
    '/distribuciones/:id/detalles/:idDetail/vouchers',
    taking(bodies.voucher),
    change((part, _whole, { email }) => {
      refuseUnlessPaid(part);
      const voucher = { email, date: tools.now().toISOString() };
      return { ...part, vouchers: [...part.vouchers, voucher], version: part.version + 1 };
    }),
  );
}

/** @throws Problem for a CBU that has not 22 digits */
function refuseWrongCbu({ destination: { type, value } }: DetailChange): void {
  if (type === 'cbu' && !/^\d{22}$/.test(value))
    throw new Problem(422, 'invalid_destination', 'A CBU has 22 digits.', { fields: { 'destination.value': 'cbu' } });
}
