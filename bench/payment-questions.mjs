// Requests to the payment service, as the gateway sends them. Most of them use other values in each turn.

/** @typedef {{ field: string, value: unknown, operation: string }} Filter */
/** @typedef {{ filters?: readonly Filter[], sort?: string, direction?: string, page?: number, limit?: number }} List */
/** @typedef {{ id: string, status: string, collector_id: string, external_transaction_id: string | null, payer: { name: string, email: string | null } | null }} Payment */
/** @typedef {{ what: string, path: (turn: number) => string }} Question */

const LIST = '/payment/pagos';
const DAY = 24 * 3_600_000;

/** @param {List} list */
const listPath = ({ filters = [], sort = 'request_date', direction = 'descending', page = 1, limit = 25 }) => {
  const sorts = JSON.stringify([{ field: sort, direction }]);
  return `${LIST}?${String(new URLSearchParams({ filters: JSON.stringify(filters), sorts, page: String(page), limit: String(limit) }))}`;
};

/** @param {string} field @param {unknown} value @param {string} [operation] */
const filter = (field, value, operation = 'EQUAL') => ({ field, value, operation });

/** Fields of the search box, as in payment.codes.ts and payment.search.ts of apps/gateway/src/modules/payment. */
const codes =
  'id,external_transaction_id,reference,details.external_reference,details.concept_id,payer.identification.number,' +
  'payer.external_reference,payment_methods.coupon_number,payment_methods.gateway.transaction_id';
const words = 'payer.name,payer.email,details.concept_description,details.concept_id';

/** @param {number} from days ago @param {number} to days ago */
const period = (from, to) => [
  filter('request_date', new Date(Date.now() - from * DAY).toISOString(), 'GREATER_THAN_OR_EQUAL_TO'),
  filter('request_date', new Date(Date.now() - to * DAY).toISOString(), 'LESS_THAN_OR_EQUAL_TO'),
];

const statuses = ['approved', 'issued', 'pending', 'rejected', 'refunded', 'cancelled'];

/**
 * Reads payments with a payer's e-mail and an external id, from page 11 on.
 * @param {string} platform
 * @param {number} count of the samples
 * @returns {Promise<readonly Payment[]>} payments
 */
const sample = async (platform, count) => {
  /** @type {Payment[]} */
  const found = [];
  for (let page = 11; found.length < count; page += 1) {
    const response = await fetch(platform + listPath({ page, limit: 100 }));
    /** @type {{ rows: Payment[] }} */
    const { rows } = await response.json();
    if (rows.length === 0) throw new Error('There are too few payments to choose from.');
    found.push(...rows.filter((row) => row.payer?.email && row.external_transaction_id));
  }
  return found.slice(0, count);
};

/** @typedef {(what: string, listOf: (payment: Payment, turn: number) => List) => Question} ListQuestion */

/** @param {ListQuestion} list @param {number} lastPage */
const pages = (list, lastPage) => [
  list('first page of 25', () => ({})),
  list('first page of 100', () => ({ limit: 100 })),
  list('page 1,000 and after', (_, turn) => ({ page: 1_000 + turn })),
  list('the last pages of 25', (_, turn) => ({ page: lastPage - turn })),
  list('the total, with one row', () => ({ limit: 1 })),
];

/** @param {ListQuestion} list */
const filtered = (list) => [
  list('a status', (_, turn) => ({ filters: [filter('status', statuses[turn % statuses.length])] })),
  list('a month', (_, turn) => ({ filters: period(30 + turn, turn) })),
  list('a month and a status', ({ status }, turn) => ({
    filters: [...period(30 + turn, turn), filter('status', status)],
  })),
  list('a collector', ({ collector_id }) => ({ filters: [filter('collector_id', collector_id)] })),
  list('a payment method', (_, turn) => ({ filters: [filter('payment_methods.media_payment_id', 1 + (turn % 5))] })),
  list('overdue', () => ({
    filters: [
      filter('last_due_date', new Date().toISOString(), 'LESS_THAN'),
      filter('status', ['issued', 'pending', 'partial']),
    ],
  })),
  list('an amount from and to', (_, turn) => ({
    filters: [
      filter('final_amount', 10_000 + turn * 1_000, 'GREATER_THAN_OR_EQUAL_TO'),
      filter('final_amount', 20_000 + turn * 1_000, 'LESS_THAN_OR_EQUAL_TO'),
    ],
  })),
];

const wordsOf = (/** @type {Payment} */ { payer }) => (payer?.name ?? '').split(/\W* /);

/** @param {ListQuestion} list */
const searched = (list) => [
  list('searched by e-mail', ({ payer }) => ({ filters: [filter('payer.email', payer?.email)] })),
  list('searched by a part of an e-mail', ({ payer }) => ({
    filters: [filter('payer.email', payer?.email?.split('.')[0]?.concat('.'), 'CONTAINS')],
  })),
  list('searched by an external id', ({ external_transaction_id: id }) => ({ filters: [filter(codes, id)] })),
  list('searched by a name', (payment) => ({
    filters: wordsOf(payment).map((word) => filter(words, word, 'CONTAINS')),
  })),
  list('searched by a surname', (payment) => ({ filters: [filter(words, wordsOf(payment)[0], 'CONTAINS')] })),
  list('searched by a frequent word', () => ({ filters: [filter(words, 'cuota', 'CONTAINS')] })),
  list('searched by what nobody has', (_, turn) => ({ filters: [filter(words, `xyz${turn}`, 'CONTAINS')] })),
];

/** @param {ListQuestion} list */
const sorted = (list) =>
  [
    { what: 'amount', sort: 'final_amount' },
    { what: 'payer', sort: 'payer.name' },
    { what: 'status', sort: 'status' },
  ].map(({ what, sort }) =>
    list(`sorted by ${what}`, (_, turn) => ({ sort, direction: turn % 2 === 0 ? 'descending' : 'ascending' })),
  );

/**
 * Creates the questions. The answer to a list has its rows and the number of all matches.
 * @param {string} platform
 * @param {{ turns: number, lastPage: number }} given
 * @returns {Promise<readonly Question[]>}
 */
export const createPaymentQueries = async (platform, { turns, lastPage }) => {
  const samples = await sample(platform, turns);
  const at = (/** @type {number} */ turn) => {
    const payment = samples[turn % samples.length];
    if (!payment) throw new Error('There is no payment to ask for.');
    return payment;
  };
  /** @type {ListQuestion} */
  const list = (what, listOf) => ({ what, path: (turn) => listPath(listOf(at(turn), turn)) });
  return [
    ...pages(list, lastPage),
    ...filtered(list),
    ...searched(list),
    ...sorted(list),
    { what: 'one payment', path: (turn) => `${LIST}/${at(turn).id}` },
    { what: 'its history', path: (turn) => `${LIST}/${at(turn).id}/historial` },
  ];
};
