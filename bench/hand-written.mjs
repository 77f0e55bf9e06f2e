// Contestant: a server written by hand for the operations list, names and detail: call, parse, pick, stringify. It
// checks neither permissions nor the answers of the services.
import { Agent, createServer, get } from 'node:http';
import { Pool } from 'undici';

const upstream = process.env['UPSTREAM_URL'] ?? '';

/**
 * Reads a path of the upstream.
 * @typedef {(path: string, authorization: string) => Promise<any>} Read
 */

/** Creates a reader with Node's HTTP client. @returns {Read} */
const overNode = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (path, authorization) =>
    new Promise((resolve, reject) => {
      get(upstream + path, { agent, headers: { accept: 'application/json', authorization } }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (piece) => (body += piece));
        response.on('end', () => resolve(JSON.parse(body)));
        response.on('error', reject);
      }).on('error', reject);
    });
};

/** Creates a reader with undici. @returns {Read} */
const overUndici = () => {
  const pool = new Pool(upstream, { connections: 64 });
  return async (path, authorization) => {
    const headers = { accept: 'application/json', authorization };
    const { body } = await pool.request({ method: 'GET', path, headers });
    return JSON.parse(await body.text());
  };
};

/** @type {Read} */
const read = process.env['CLIENT'] === 'undici' ? overUndici() : overNode();

/** @param {number} value */
const money = (value) => value.toFixed(2);
/** @param {any} payment */
const payer = ({ payer: given }) => given && { name: given.name, email: given.email };

const pageOf = (/** @type {number} */ page, /** @type {string} */ authorization) =>
  read(
    `/payment/pagos?sorts=${encodeURIComponent('[{"field":"request_date","direction":"descending"}]')}&page=${page}&limit=100`,
    authorization,
  );

const list = async (/** @type {any} */ { page }, /** @type {string} */ authorization) => {
  const { rows, size } = await pageOf(page, authorization);
  return {
    payments: {
      size,
      rows: rows.map((/** @type {any} */ row) => ({
        id: row.id,
        version: row.version,
        status: row.status.toUpperCase(),
        requestDate: row.request_date,
        dueDate: row.due_date,
        externalTransactionId: row.external_transaction_id,
        finalAmount: money(row.final_amount),
        currencyId: row.currency_id,
        reference: row.reference,
        collectorId: row.collector_id,
        payer: payer(row),
      })),
    },
  };
};

const names = async (/** @type {any} */ { page }, /** @type {string} */ authorization) => {
  const { rows, size } = await pageOf(page, authorization);
  const ids = [...new Set(rows.map((/** @type {any} */ row) => row.collector_id))];
  const collectors = await Promise.all(ids.map((id) => read(`/collector/comercios/${id}`, authorization)));
  const nameOf = new Map(collectors.map(({ id, name }) => [id, name]));
  return {
    payments: {
      size,
      rows: rows.map((/** @type {any} */ row) => ({
        id: row.id,
        finalAmount: money(row.final_amount),
        collector: { name: nameOf.get(row.collector_id) },
      })),
    },
  };
};

const detail = async (/** @type {any} */ { id }, /** @type {string} */ authorization) => {
  const payment = await read(`/payment/pagos/${id}`, authorization);
  const [collector, profile, history, holder] = await Promise.all([
    read(`/collector/comercios/${payment.collector_id}`, authorization),
    read(`/payer/${payment.payer.id}`, authorization),
    read(`/payment/pagos/${id}/historial`, authorization),
    read(`/payment/pagos/${id}/titular`, authorization),
  ]);
  return {
    payment: {
      id: payment.id,
      version: payment.version,
      status: payment.status.toUpperCase(),
      statusDetail: payment.status_detail,
      type: payment.type.toUpperCase(),
      requestDate: payment.request_date,
      dueDate: payment.due_date,
      paidDate: payment.paid_date,
      finalAmount: money(payment.final_amount),
      currencyId: payment.currency_id,
      reference: payment.reference,
      details: payment.details.map((/** @type {any} */ one) => ({
        conceptId: one.concept_id,
        conceptDescription: one.concept_description,
        amount: money(one.amount),
      })),
      paymentMethods: payment.payment_methods.map((/** @type {any} */ one) => ({
        paymentMethodCode: one.media_payment_id,
        lastFourDigits: one.last_four_digits,
        installments: one.installments ?? 1,
        amount: money(one.amount),
      })),
      payer: payer(payment),
      collector: { id: collector.id, name: collector.name },
      payerProfile: { id: profile.id, name: profile.name, email: profile.email },
      history: history.rows.map((/** @type {any} */ one) => ({
        version: one.version,
        status: one.status.toUpperCase(),
        lastUpdateDate: one.last_update_date,
      })),
      holder: holder.map((/** @type {any} */ one) => ({
        holderName: one.holder_name ?? 'deconocido',
        holderId: one.holder_id,
      })),
    },
  };
};

/** @type {Record<string, (variables: any, authorization: string) => Promise<object>>} */
const answers = { list, names, detail };

createServer((request, response) => {
  /** @type {Buffer[]} */
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    const { operation, variables } = JSON.parse(Buffer.concat(pieces).toString() || '{"operation":"none"}');
    const answer = answers[operation];
    if (!answer) return void response.writeHead(404).end();
    answer(variables, request.headers.authorization ?? '').then(
      (data) => {
        const body = JSON.stringify({ data });
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
          .end(body);
      },
      () => response.writeHead(500).end(),
    );
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
