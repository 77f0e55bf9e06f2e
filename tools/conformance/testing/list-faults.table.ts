import { condition, conditions, only, pages, type Fault } from './fault.ts';
import type { Deviation, ServiceRequest } from './faulty-service.ts';

const query = (change: (parameters: URLSearchParams, sent: ServiceRequest) => void): Deviation => ({
  request: (sent) => {
    change(sent.url.searchParams, sent);
  },
});

const numberIn = ({ url }: ServiceRequest, name: string): number => Number(url.searchParams.get(name) ?? 0);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const lower = (value: unknown): string => textIn(value).toLowerCase();

const bins = { service: 'bin', operation: 'listBins' } as const;
const payments = { service: 'payment', operation: 'listPayments' } as const;
const issuers = { service: 'bin', operation: 'listIssuers' } as const;

/** Fault: every page begins with the first row of the first page. */
const repeated = (): Deviation => {
  let first: object | undefined;
  return pages((page) => {
    if (page.page === 0) first = page.rows[0];
    return page.page === 0 || page.rows.length === 0 || !first
      ? page
      : { ...page, rows: [first, ...page.rows.slice(1)] };
  });
};

/** Faults of pages. */
export const pageFaults: readonly Fault[] = [
  {
    fault: 'answers more rows than were asked for',
    ...bins,
    deviation: () => query((parameters) => parameters.set('size', '30')),
    finds: 'GET /: more rows than were asked for',
  },
  {
    fault: 'ignores the rows that a page may have',
    ...bins,
    deviation: () => query((parameters) => parameters.delete('size')),
    finds: 'GET /: fewer rows than were asked for, and more on the next page',
  },
  {
    fault: 'counts pages from 1 in place of 0',
    ...bins,
    deviation: () => query((parameters) => parameters.set('page', String(Number(parameters.get('page')) - 1))),
    finds: 'GET /: the first page is not 0',
  },
  {
    fault: 'counts pages from 0 in place of 1',
    service: 'payer',
    operation: 'listPayers',
    deviation: () => ({
      ...query((parameters) => parameters.set('page', String(Number(parameters.get('page')) + 1))),
      ...pages((page) => ({ ...page, page: page.page - 1 })),
    }),
    finds: 'GET /: the first page is not 1',
  },
  {
    fault: 'answers the first page for every page',
    ...bins,
    deviation: () => query((parameters) => parameters.set('page', '0')),
    finds: 'GET /: page 0, not 1',
  },
  {
    fault: 'answers the first page for every page, and calls it the one that was asked for',
    ...bins,
    deviation: () => {
      let asked = 0;
      return {
        ...query((parameters, sent) => {
          asked = numberIn(sent, 'page');
          parameters.set('page', '0');
        }),
        ...pages((page) => ({ ...page, page: asked })),
      };
    },
    finds: 'GET /: a row is on two pages',
  },
  {
    fault: 'answers the last page for any beyond it',
    ...bins,
    deviation: () => ({
      ...query((parameters) => {
        if (Number(parameters.get('page')) > 20) parameters.set('page', '0');
      }),
      ...pages((page, sent) => ({ ...page, page: Number(new URL(sent.url).searchParams.get('page')) })),
    }),
    finds: 'GET /: there are rows past the last page',
  },
  {
    fault: 'repeats a row on later pages',
    ...bins,
    deviation: repeated,
    finds: 'GET /: a row is on two pages',
    also: ['order'],
  },
  {
    fault: 'has another order on every second page',
    ...bins,
    deviation: () =>
      query((parameters, sent) => {
        if (numberIn(sent, 'page') % 2 === 1)
          parameters.set('sorts', (parameters.get('sorts') ?? '').replace('ascending', 'descending'));
      }),
    finds: 'GET /: a row is on none of the pages',
    also: ['order'],
  },
  {
    fault: 'repeats a row on a page',
    ...bins,
    deviation: () =>
      pages((page) => ({ ...page, rows: page.rows.map((row, place) => (place === 1 ? page.rows[0] : row)) })),
    finds: 'GET /: a row is twice on a page',
    also: ['lost'],
  },
  {
    fault: 'counts the rows of the page',
    ...bins,
    deviation: () => pages((page) => ({ ...page, size: page.rows.length })),
    finds: 'GET /: `size` is not the number of rows that match in all',
  },
  {
    fault: 'counts all rows, whatever the conditions are',
    ...bins,
    deviation: () => {
      let all = 0;
      return pages((page) => {
        all = Math.max(all, page.size);
        return { ...page, size: all };
      });
    },
    finds: 'GET /: `size` is not the number of rows that match in all',
  },
  {
    fault: 'counts one too few',
    ...bins,
    deviation: () => pages((page) => ({ ...page, size: Math.max(0, page.size - 1) })),
    finds: 'GET /: `size` is not the number of rows that match in all',
  },
  {
    fault: 'sums the refunds of the page',
    service: 'payment',
    operation: 'listRefunds',
    deviation: () =>
      pages((page) => ({
        ...page,
        returned: page.rows
          .filter(({ status }) => status === 'approved')
          .map(({ currency_id: currency, amount }) => ({ currency_id: currency, amount })),
      })),
    finds: 'GET /devoluciones: `returned` of a page is ARS ',
  },
  {
    fault: 'sums all refunds, whatever the conditions are',
    service: 'payment',
    operation: 'listRefunds',
    deviation: () => {
      let all: unknown;
      return pages((page) => {
        all ??= page['returned'];
        return { ...page, returned: all };
      });
    },
    finds: 'GET /devoluciones: `returned` is ARS ',
  },
];

const sorted = (change: (sorts: string) => string): Deviation =>
  query((parameters) => {
    const sorts = parameters.get('sorts');
    if (sorts?.includes('final_amount')) parameters.set('sorts', change(sorts));
  });

/** Faults of orders. */
export const orderFaults: readonly Fault[] = [
  {
    fault: 'ignores an order',
    ...payments,
    deviation: () => sorted(() => '[]'),
    finds: 'GET /pagos: payments(sorts FINAL_AMOUNT ASCENDING): rows are not in order by final_amount ascending',
  },
  {
    fault: 'has an order the other way round',
    ...payments,
    deviation: () =>
      sorted((sorts) =>
        sorts.includes('descending')
          ? sorts.replace('descending', 'ascending')
          : sorts.replace('ascending', 'descending'),
      ),
    finds: 'GET /pagos: payments(sorts FINAL_AMOUNT DESCENDING): rows are not in order by final_amount descending',
  },
  {
    fault: 'sorts numbers as texts',
    ...payments,
    deviation: () =>
      pages((page, { url }) => {
        const sorts = url.searchParams.get('sorts') ?? '';
        if (!sorts.includes('final_amount')) return page;
        const rows = page.rows.toSorted((one, other) =>
          textIn(one['final_amount']) < textIn(other['final_amount']) ? -1 : 1,
        );
        return { ...page, rows: sorts.includes('descending') ? rows.reverse() : rows };
      }),
    finds: 'GET /pagos: payments(sorts FINAL_AMOUNT ASCENDING): rows are not in order by final_amount ascending',
  },
  {
    fault: 'takes an order that it does not know',
    ...payments,
    deviation: () =>
      query((parameters) => {
        if (parameters.get('sorts')?.includes('no_such')) parameters.delete('sorts');
      }),
    finds:
      'GET /pagos: sorts [{"field":"no_such_field","direction":"ascending"}] is answered with 200, not refused with 400',
  },
];

/**
 * Fault: of the rows that the reference service finds, only those remain whose description passes `holds`. That service
 * ignores case and accents.
 */
const plainly = (holds: (value: string, wanted: string) => boolean): Deviation =>
  only((row, { value }) => holds(textIn(row['description']), textIn(value)));

/** Faults of conditions. */
export const filterFaults: readonly Fault[] = [
  {
    fault: 'ignores a condition',
    ...payments,
    deviation: () => conditions((all) => all.filter(({ field }) => field !== 'payer.email')),
    finds: 'GET /pagos: payments(filter.payerEmail): rows do not meet payer.email EQUAL',
  },
  {
    fault: 'finds what has only a part of a value',
    ...payments,
    deviation: () =>
      conditions((all) => all.map((one) => (one.field === 'payer.email' ? { ...one, operation: 'CONTAINS' } : one))),
    finds: 'GET /pagos: payments(filter.payerEmail): rows do not meet payer.email EQUAL',
  },
  {
    fault: 'reads the first of several values alone',
    ...bins,
    deviation: () =>
      condition('EQUAL', (one) => (Array.isArray(one.value) ? { ...one, value: one.value.slice(0, 1) } : one)),
    finds: 'GET /: bins(filter.ids): a row is not found by its own id EQUAL',
  },
  {
    fault: 'reads the last of several values alone',
    ...bins,
    deviation: () =>
      condition('EQUAL', (one) => (Array.isArray(one.value) ? { ...one, value: one.value.slice(-1) } : one)),
    finds: 'GET /: bins(filter.ids): a row is not found by its own id EQUAL',
  },
  {
    fault: 'ignores CONTAINS',
    ...bins,
    deviation: () => condition('CONTAINS', () => []),
    finds: 'GET /: bins(filter.search): rows do not meet id,brand.description,emisor.description CONTAINS',
  },
  {
    fault: 'looks into the first of several fields alone',
    ...bins,
    deviation: () => condition('CONTAINS', (one) => ({ ...one, field: one.field.split(',')[0] ?? '' })),
    finds: 'GET /: bins(filter.search): a row is not found by its own emisor.description CONTAINS',
  },
  {
    fault: 'minds capitals',
    ...issuers,
    deviation: () => plainly((value, wanted) => folded(value).includes(folded(wanted))),
    finds: 'GET /emisores: binIssuers(search): a row is not found by its own description LIKE in other capitals',
  },
  {
    fault: 'minds accents',
    ...issuers,
    deviation: () => plainly((value, wanted) => lower(value).includes(lower(wanted))),
    finds: 'GET /emisores: binIssuers(search): a row is not found by its own description LIKE without its accents',
  },
  {
    fault: 'looks at the beginning alone',
    ...issuers,
    deviation: () => plainly((value, wanted) => folded(lower(value)).startsWith(folded(lower(wanted)))),
    finds: 'GET /emisores: binIssuers(search): a row is not found by its own description LIKE from its second letter',
  },
  {
    fault: 'looks for whole words alone',
    ...issuers,
    deviation: () =>
      plainly((value, wanted) =>
        folded(lower(value))
          .split(/\s+/)
          .includes(folded(lower(wanted))),
      ),
    finds: 'GET /emisores: binIssuers(search): a row is not found by its own description LIKE without its last letter',
  },
  {
    fault: 'leaves out the end of a range',
    ...payments,
    deviation: () =>
      condition('LESS_THAN_OR_EQUAL_TO', (one) =>
        one.field === 'final_amount' ? { ...one, operation: 'LESS_THAN' } : one,
      ),
    finds: 'GET /pagos: payments(filter.amount): a row is not found by its own final_amount LESS_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'leaves out the last moment of a period',
    ...payments,
    deviation: () =>
      condition('LESS_THAN_OR_EQUAL_TO', (one) =>
        one.field === 'request_date' ? { ...one, operation: 'LESS_THAN' } : one,
      ),
    finds: 'GET /pagos: payments(filter.period): a row is not found by its own request_date LESS_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'leaves out the beginning of a range',
    ...payments,
    deviation: () =>
      condition('GREATER_THAN_OR_EQUAL_TO', (one) =>
        one.field === 'final_amount' ? { ...one, value: Number(one.value) + 0.01 } : one,
      ),
    finds: 'GET /pagos: payments(filter.amount): a row is not found by its own final_amount GREATER_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'ignores the end of a period',
    ...payments,
    deviation: () => condition('LESS_THAN_OR_EQUAL_TO', (one) => (one.field === 'request_date' ? [] : one)),
    finds: 'GET /pagos: payments(filter.period): rows do not meet request_date LESS_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'reads a range the other way round',
    ...payments,
    deviation: () =>
      conditions((all) =>
        all.map((one) => {
          if (one.field !== 'final_amount') return one;
          const isFrom = one.operation === 'GREATER_THAN_OR_EQUAL_TO';
          return {
            ...one,
            operation: isFrom
              ? 'LESS_THAN_OR_EQUAL_TO'
              : one.operation === 'EQUAL'
                ? 'EQUAL'
                : 'GREATER_THAN_OR_EQUAL_TO',
          };
        }),
      ),
    finds: 'GET /pagos: payments(filter.amount): rows do not meet final_amount GREATER_THAN_OR_EQUAL_TO',
    also: ['lost'],
  },
  {
    fault: 'takes what is before a moment for what is not after it',
    ...payments,
    deviation: () => condition('LESS_THAN', (one) => ({ ...one, operation: 'LESS_THAN_OR_EQUAL_TO' })),
    finds: 'GET /pagos: payments(filter.overdue): rows do not meet last_due_date LESS_THAN',
  },
  {
    fault: 'ignores the second end of BETWEEN',
    ...payments,
    deviation: () =>
      condition('BETWEEN', (one) =>
        Array.isArray(one.value) ? { ...one, value: [one.value[0], '2100-01-01T00:00:00.000Z'] } : one,
      ),
    finds: 'GET /pagos: payments(filter.period by REFUNDED_DATE): rows do not meet refunds.approved_date BETWEEN',
  },
  {
    fault: 'finds what meets any of the conditions',
    ...payments,
    deviation: () =>
      conditions(([first, ...others]) => (first ? [others.reduce((or, one) => ({ ...one, or }), first)] : [])),
    finds: 'GET /pagos: payments(filter.amount): rows do not meet final_amount GREATER_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'ignores the other condition of `or`',
    ...payments,
    deviation: () => conditions((all) => all.map(({ field, value, operation }) => ({ field, value, operation }))),
    finds: 'GET /pagos: payments(filter.search): a row is not found by its own id EQUAL',
  },
  {
    fault: 'reads the first of several conditions alone',
    ...payments,
    deviation: () => conditions((all) => all.slice(0, 1)),
    finds: 'GET /pagos: payments(filter.amount): rows do not meet final_amount LESS_THAN_OR_EQUAL_TO',
  },
  {
    fault: 'does not find one of the states',
    ...payments,
    deviation: () =>
      conditions((all) => all.map((one) => (one.value === 'approved' ? { ...one, value: 'issued' } : one))),
    finds: 'GET /pagos: payments(filter.status): rows do not meet status EQUAL',
  },
  {
    fault: 'ignores a condition on entries of a list',
    ...payments,
    deviation: () => conditions((all) => all.filter(({ field }) => field !== 'payment_methods.media_payment_id')),
    finds: 'GET /pagos: payments(filter.paymentMethodCode): rows do not meet payment_methods.media_payment_id EQUAL',
  },
  {
    fault: 'takes a condition on a field that it does not know',
    ...payments,
    deviation: () => conditions((all) => all.filter(({ field }) => field !== 'no_such_field')),
    finds:
      'GET /pagos: filters [{"field":"no_such_field","value":"a","operation":"EQUAL"}] is answered with 200, not refused with 400',
  },
  {
    fault: 'takes a comparison that it does not know',
    ...payments,
    deviation: () => conditions((all) => all.filter(({ operation }) => operation !== 'NO_SUCH_OPERATION')),
    finds:
      'GET /pagos: filters [{"field":"id","value":"a","operation":"NO_SUCH_OPERATION"}] is answered with 200, not refused with 400',
  },
  {
    fault: 'fails at conditions that are no JSON',
    ...payments,
    deviation: () => ({
      answer: (given, { url }) => (url.searchParams.get('filters') === '{' ? { status: 500, body: '{}' } : given),
    }),
    finds: 'GET /pagos: filters { is answered with 500, not refused with 400',
  },
  {
    fault: 'refuses a condition that its contract has',
    ...payments,
    deviation: () => ({
      answer: (given, sent) =>
        sent.url.searchParams.get('filters')?.includes('payer.email"')
          ? { status: 400, body: '{"code":"bad_request","extended_code":"invalid_list_query","message":"no"}' }
          : given,
    }),
    finds: 'GET /pagos: payments(filter.payerEmail): refused with 400 invalid_list_query',
  },
];
