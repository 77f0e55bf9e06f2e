import type { Reprocessing, TaxFormRequest } from '@backoffice/contracts/tax-form';
import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../../shared/new-id.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { object, taking } from '../../shared/bodies.ts';
import { changing } from '../../shared/changing.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { zipOf } from './tax-form.file.ts';
import { createTaxFormRepository, periodOf } from './tax-form.repository.ts';
import { answered, delivered, refuseUnlessCreated, settleTaxForms } from './tax-form.rules.ts';
import { structureOf, taxFormStructures } from './tax-form.structures.ts';
import type { KeptTaxForm } from './tax-form.table.ts';

interface Presented {
  Params: { id: string; transactionId: string };
}

const bodies = {
  request: object(['period', 'file_structure'], {
    period: { type: 'string', pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])$` },
    file_structure: object(['id'], { id: { type: 'string', minLength: 1, maxLength: 100 } }),
  }),
  reprocessing: object(['reprocess_detail'], { reprocess_detail: { type: ['string', 'null'], maxLength: 500 } }),
};

/** The application that calls, which is all that the service learns of who asks. */
const callerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  typeof headers['source'] === 'string' ? headers['source'] : null;

/** Registers the tax form service (B323). */
export function taxFormRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now, runChange } = tools;
  // files are made by themselves: seen whenever somebody asks
  app.addHook('preHandler', () => settleTaxForms(db, now()));
  const forms = createTaxFormRepository(db);

  app.get('/formularios', async ({ query }) => {
    const page = await forms.list(query);
    return { ...page, rows: page.rows.map(answered) };
  });
  app.get('/formularios/estructuras', () => ({ rows: taxFormStructures }));
  app.get<ById>('/formularios/:id', async ({ params }) => answered(await forms.byId(params.id)));
  app.get<ById>('/formularios/:id/archivo', { exposeHeadRoute: false }, async ({ params }, reply) => {
    const form = await forms.byId(params.id);
    if (form.file_name === null) throw new Problem(409, 'tax_form_without_file', `The tax form is ${form.status}.`);
    return reply.type('application/zip').send(zipOf(form, form.file_name));
  });
  app.post<{ Body: TaxFormRequest }>('/formularios', taking(bodies.request), (request, reply) =>
    runChange(request, reply, async (tx) => {
      const form = formOf(request.body, callerOf(request), now());
      await createTaxFormRepository(tx).add(form);
      return { status: 200, body: answered(form) };
    }),
  );
  taxFormChanges(app, tools);
}

/** @throws Problem for a structure that is none, or a month that has not begun */
function formOf({ period, file_structure: { id } }: TaxFormRequest, caller: string | null, now: Date): KeptTaxForm {
  const structure = structureOf(id);
  if (structure === undefined) throw notFound('tax_form_structure');
  if (period > periodOf(now))
    throw new Problem(422, 'tax_form_period_future', 'The period has not begun.', { fields: { period: 'future' } });
  const created_date = now.toISOString();
  return {
    id: newId(),
    afip_transaction_id: null,
    period,
    status: 'pending',
    status_detail: null,
    created_by: caller,
    created_date,
    file_structure: { form_name: structure.form_name, version: structure.version },
    file_name: null,
    delivery_date: null,
    reprocess_date: null,
    reprocess_by: null,
    reprocess_detail: null,
    status_date: created_date,
    lines: [],
  };
}

/** The changes of one that is created (B191). */
function taxFormChanges(app: FastifyInstance, tools: ServiceTools): void {
  const change = changing(tools, { documents: createTaxFormRepository, refuse: refuseUnlessCreated, answered });

  app.post<ById>(
    '/formularios/:id/presentar',
    // the tax authority gives a number of twelve digits
    change((given, { now }) => delivered(given, String(randomInt(10 ** 11, 10 ** 12)), now)),
  );
  app.post<Presented>(
    '/formularios/:id/presentar/manual/:transactionId',
    change((given, { now }, { params }) => delivered(given, params.transactionId, now)),
  );
  app.post<ById & { Body: Reprocessing }>(
    '/formularios/:id/reprocesar',
    taking(bodies.reprocessing),
    change((given, { now }, request) => ({
      ...given,
      status: 'reprocess',
      status_date: now,
      file_name: null,
      reprocess_date: now,
      reprocess_by: callerOf(request),
      reprocess_detail: request.body.reprocess_detail,
    })),
  );
}
