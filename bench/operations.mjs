/** Rows on a page of the lists. */
const LIMIT = 100;

/**
 * Measured operation: the request of a client, and the behavior of the upstream during it.
 * @typedef {object} Operation
 * @property {'list' | 'detail' | 'names'} name name of the operation in the hand-written server
 * @property {string} title
 * @property {string} query
 * @property {(turn: number, known: Pick<import('./upstream.mjs').Upstream, 'pages' | 'paymentIds'>) => Record<string, unknown>} variables
 * @property {'same' | 'fresh'} collectors `same`: all lists name the same collectors; `fresh`: each list names new ones
 * @property {number} delayMs milliseconds before each answer of the upstream
 */

const listQuery = `query BenchList($page: Int!) {
  payments(page: $page, limit: ${LIMIT}) {
    size
    rows {
      id version status requestDate dueDate externalTransactionId finalAmount currencyId reference collectorId
      payer { name email }
    }
  }
}`;

const namesQuery = `query BenchNames($page: Int!) {
  payments(page: $page, limit: ${LIMIT}) { size rows { id finalAmount collector { name } } }
}`;

const detailQuery = `query BenchDetail($id: ID!) {
  payment(id: $id) {
    id version status statusDetail type requestDate dueDate paidDate finalAmount currencyId reference
    details { conceptId conceptDescription amount }
    paymentMethods { paymentMethodCode lastFourDigits installments amount }
    payer { name email }
    collector { id name }
    payerProfile { id name email }
    history { version status lastUpdateDate }
    holder { holderName holderId }
  }
}`;

/** @type {Omit<Operation, 'title' | 'delayMs'>} */
const list = {
  name: 'list',
  query: listQuery,
  collectors: 'same',
  variables: (turn, { pages }) => ({ page: 1 + (turn % pages) }),
};
/** @type {Omit<Operation, 'title' | 'delayMs'>} */
const detail = {
  name: 'detail',
  query: detailQuery,
  collectors: 'same',
  variables: (turn, { paymentIds }) => ({ id: paymentIds[turn % paymentIds.length] }),
};
/** @type {Omit<Operation, 'title' | 'delayMs'>} */
const names = { ...list, name: 'names', query: namesQuery };

/** Assumed milliseconds until a service in the same data center answers. */
const THINKING = 20;

/** @type {readonly Operation[]} */
export const operations = [
  { ...list, title: 'a list of 100 payments', delayMs: 0 },
  { ...detail, title: 'a payment over five calls in two waves', delayMs: 0 },
  { ...names, title: 'a list of 100 with 20 names of another service, cold', collectors: 'fresh', delayMs: 0 },
  { ...names, title: 'the same, warm', delayMs: 0 },
  { ...list, title: `a list of 100 payments, the upstream thinking for ${THINKING} ms`, delayMs: THINKING },
];
