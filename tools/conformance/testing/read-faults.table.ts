import { json, pages, rows, type Fault, type Json } from './fault.ts';
import type { ServiceAnswer, Deviation } from './faulty-service.ts';

const bins = { service: 'bin', operation: 'listBins' } as const;
const payments = { service: 'payment', operation: 'listPayments' } as const;
const payment = { service: 'payment', operation: 'getPayment' } as const;

const answered = (change: (given: ServiceAnswer) => ServiceAnswer | undefined): Deviation => ({ answer: change });
const without = (row: Json, name: string): Json =>
  Object.fromEntries(Object.entries(row).filter(([known]) => known !== name));

/** Fault: the rows of the payments list have a value that violates the contract, or lack one. */
const value = (fault: string, change: (row: Json) => Json, problem: string): Fault => ({
  fault,
  ...payments,
  deviation: () => rows(change),
  finds: `GET /pagos: 200 ${problem}`,
});

/** Faults of values. */
export const valueFaults: readonly Fault[] = [
  value(
    'writes amounts as texts',
    (row) => ({ ...row, final_amount: String(row['final_amount']) }),
    '/rows/*/final_amount must be number {"type":"number"}',
  ),
  value(
    'writes more than two decimals',
    (row) => ({ ...row, final_amount: 10.005 }),
    '/rows/*/final_amount must be multiple of 0.01 {"multipleOf":0.01}',
  ),
  value(
    'writes a number as a text',
    (row) => ({ ...row, version: '1' }),
    '/rows/*/version must be integer {"type":"integer"}',
  ),
  value(
    'writes null where there is always a value',
    (row) => ({ ...row, collector_id: null }),
    '/rows/*/collector_id must be string {"type":"string"}',
  ),
  value(
    'leaves a field out',
    (row) => without(row, 'status'),
    '/rows/* must have required property \'status\' {"missingProperty":"status"}',
  ),
  value(
    'leaves a field out that may be null',
    (row) => without(row, 'refunded_date'),
    '/rows/* must have required property \'refunded_date\' {"missingProperty":"refunded_date"}',
  ),
  value(
    'writes a day in place of a moment',
    (row) => ({ ...row, request_date: '2026-11-20' }),
    '/rows/*/request_date must match format "date-time" {"format":"date-time"}',
  ),
  value(
    'writes a moment without its zone',
    (row) => ({ ...row, request_date: '2026-11-20T12:00:00' }),
    '/rows/*/request_date must match format "date-time" {"format":"date-time"}',
  ),
  value(
    'writes a moment as a number',
    (row) => ({ ...row, request_date: 1_795_000_000_000 }),
    '/rows/*/request_date must be string {"type":"string"}',
  ),
  value(
    'writes a value outside a closed set',
    (row) => ({ ...row, type: 'telephone' }),
    '/rows/*/type must be equal to one of the allowed values {"allowedValues":["online","qr",null]}',
  ),
  {
    ...value(
      'names its things by words',
      (row) => ({ ...row, id: String(row['id']).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))) }),
      String.raw`/rows/*/id must match pattern "^(?=.*\d|[A-Z]+$)[A-Za-z0-9_-]{1,64}$"`,
    ),
    also: ['lost'], // no row is found by the word
  },
  value(
    'writes null in place of an empty list',
    (row) => ({ ...row, details: null }),
    '/rows/*/details must be array {"type":"array"}',
  ),
  {
    fault: 'writes a day with its time where a month is',
    service: 'tax-form',
    operation: 'listTaxForms',
    deviation: () => rows((row) => ({ ...row, period: '2026-11-20T00:00:00' })),
    finds: 'GET /formularios: 200 /rows/*/period ',
  },
];

/** Faults of answers. */
export const answerFaults: readonly Fault[] = [
  {
    fault: 'answers bare rows',
    ...bins,
    deviation: () => ({ answer: json(({ rows: bare }) => bare) }),
    finds: 'GET /: 200 / must be object {"type":"object"}',
  },
  {
    fault: 'answers no total',
    ...bins,
    deviation: () => ({ answer: json((page) => without(page, 'size')) }),
    finds: 'GET /: 200 / must have required property \'size\' {"missingProperty":"size"}',
    also: ['paging'],
  },
  {
    fault: 'answers another success',
    ...bins,
    deviation: () => answered((given) => (given.status === 200 ? { ...given, status: 206 } : given)),
    finds: 'GET /: status 206, which the contract does not have: it has 200',
  },
  {
    fault: 'answers another media type',
    ...bins,
    deviation: () => answered((given) => ({ ...given, type: 'text/html' })),
    finds: 'GET /: media type text/html, not application/json',
  },
  {
    fault: 'answers what is no JSON',
    ...bins,
    deviation: () => answered((given) => (given.status === 200 ? { ...given, body: '<p>' } : given)),
    finds: 'GET /: 200 / must be object {"type":"object"}',
  },
  {
    fault: 'fails',
    ...bins,
    deviation: () => answered((given) => (given.status === 200 ? { status: 500, body: '{}' } : given)),
    finds: 'GET /: status 500',
  },
  { fault: 'does not answer', ...bins, deviation: () => answered(() => undefined), finds: 'GET /: no answer' },
];

const absent = (change: (given: ServiceAnswer) => ServiceAnswer): Deviation =>
  answered((given) => (given.status === 404 ? change(given) : given));

/** Faults of entities that are read by their ids. */
export const readFaults: readonly Fault[] = [
  {
    fault: 'answers the same thing for every id',
    ...payment,
    deviation: () => {
      let first: ServiceAnswer | undefined;
      return { answer: (given, { path }) => (path === '/pagos' || given.status !== 200 ? given : (first ??= given)) };
    },
    finds: 'GET /pagos/{id}: it is another thing than the one that was asked for',
  },
  {
    fault: 'answers nothing for what there is not',
    ...payment,
    deviation: () => absent(() => ({ status: 200, body: '{}' })),
    finds: 'GET /pagos/{id}: an unknown id is answered with 200, not 404',
  },
  {
    fault: 'fails at what there is not',
    ...payment,
    deviation: () => absent((given) => ({ ...given, status: 500 })),
    finds: 'GET /pagos/{id}: an unknown id is answered with 500, not 404',
  },
  {
    fault: 'answers 400 for what there is not',
    ...payment,
    deviation: () => absent((given) => ({ ...given, status: 400 })),
    finds: 'GET /pagos/{id}: an unknown id is answered with 400, not 404',
  },
  {
    fault: 'refuses without a body',
    ...payment,
    deviation: () => absent(() => ({ status: 404, body: '{}' })),
    finds: 'GET /pagos/{id}: code is not not_found',
  },
  {
    fault: 'refuses with a code that its contract does not have',
    ...payment,
    deviation: () => absent((given) => ({ ...given, body: given.body.replace('payment_not_found', 'nothing_here') })),
    finds: 'GET /pagos/{id}: extended_code nothing_here is none of the contract',
  },
  {
    fault: 'has another value in its list',
    ...payment,
    deviation: () => rows((row) => ({ ...row, final_amount: 1 })),
    finds: 'GET /pagos/{id}: it differs from its row of the list in final_amount',
  },
  {
    fault: 'tells its history oldest first',
    service: 'payment',
    operation: 'getPaymentHistory',
    deviation: () =>
      pages((page, { path }) =>
        path.endsWith('/historial') ? { rows: [...page.rows, { ...page.rows[0], version: 9 }] } : page,
      ),
    finds: 'GET /pagos/{id}/historial: versions are not newest first, each once',
  },
  {
    fault: 'answers the current version for any',
    service: 'payment',
    operation: 'getPaymentVersion',
    deviation: () => ({
      answer: (given, sent) =>
        sent.path.includes('/versiones/') ? json((thing) => ({ ...thing, version: 99 }))(given, sent) : given,
    }),
    finds: 'GET /pagos/{id}/versiones/{version}: it is another version',
  },
];
