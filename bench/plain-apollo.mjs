// Contestant: Apollo Server as in its documentation, with Express and one RESTDataSource for each service. Fields that
// differ from the property of the service have a resolver.
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';

const upstream = process.env['UPSTREAM_URL'] ?? '';

const typeDefs = `#graphql
  type Query {
    payments(page: Int!, limit: Int!): PaymentPage!
    payment(id: ID!): Payment
  }
  type PaymentPage { size: Int! rows: [Payment!]! }
  type Payment {
    id: ID! version: Int! status: String! statusDetail: String type: String requestDate: String dueDate: String
    paidDate: String externalTransactionId: String finalAmount: String! currencyId: String reference: String
    collectorId: ID details: [Detail!]! paymentMethods: [PaymentMethod!]! payer: Payer collector: Collector
    payerProfile: Payer history: [Version!] holder: [Holder!]
  }
  type Detail { conceptId: String conceptDescription: String amount: String! }
  type PaymentMethod { paymentMethodCode: Int lastFourDigits: String installments: Int! amount: String! }
  type Payer { id: ID name: String email: String }
  type Collector { id: ID! name: String! }
  type Version { version: Int! status: String! lastUpdateDate: String! }
  type Holder { holderName: String! holderId: String }
`;

class Service extends RESTDataSource {
  /** @param {import('@apollo/datasource-rest').DataSourceConfig & { authorization: string }} options */
  constructor({ authorization, ...options }) {
    super(options);
    this.authorization = authorization;
  }
  /** @override @param {string} _path @param {import('@apollo/datasource-rest').AugmentedRequest} request */
  willSendRequest(_path, request) {
    request.headers['authorization'] = this.authorization;
  }
}
class PaymentService extends Service {
  /** @override */
  baseURL = `${upstream}/payment/`;
  /** @param {number} page @param {number} limit */
  list(page, limit) {
    const sorts = JSON.stringify([{ field: 'request_date', direction: 'descending' }]);
    return this.get('pagos', { params: { sorts, page: String(page), limit: String(limit) } });
  }
  /** @param {string} id */
  byId = (id) => this.get(`pagos/${id}`);
  /** @param {string} id */
  history = (id) => this.get(`pagos/${id}/historial`);
  /** @param {string} id */
  holder = (id) => this.get(`pagos/${id}/titular`);
}
class CollectorService extends Service {
  /** @override */
  baseURL = `${upstream}/collector/`;
  /** @param {string} id */
  byId = (id) => this.get(`comercios/${id}`);
}
class PayerService extends Service {
  /** @override */
  baseURL = `${upstream}/payer/`;
  /** @param {string} id */
  byId = (id) => this.get(`${id}`);
}

/** @param {string} name @returns {(from: any) => unknown} */
const from = (name) => (parent) => parent[name];
/** @param {string} name @returns {(from: any) => string} */
const money = (name) => (parent) => parent[name].toFixed(2);
/** @param {any} parent */
const status = (parent) => parent.status.toUpperCase();

/** @type {Record<string, Record<string, (parent: any, args: any, context: any) => unknown>>} */
const resolvers = {
  Query: {
    payments: (_root, { page, limit }, { payments }) => payments.list(page, limit),
    payment: (_root, { id }, { payments }) => payments.byId(id),
  },
  Payment: {
    status,
    statusDetail: from('status_detail'),
    type: ({ type }) => type.toUpperCase(),
    requestDate: from('request_date'),
    dueDate: from('due_date'),
    paidDate: from('paid_date'),
    externalTransactionId: from('external_transaction_id'),
    finalAmount: money('final_amount'),
    currencyId: from('currency_id'),
    collectorId: from('collector_id'),
    paymentMethods: from('payment_methods'),
    collector: (payment, _args, { collectors }) => collectors.byId(payment.collector_id),
    payerProfile: (payment, _args, { payers }) => payers.byId(payment.payer.id),
    history: async (payment, _args, { payments }) => (await payments.history(payment.id)).rows,
    holder: (payment, _args, { payments }) => payments.holder(payment.id),
  },
  Detail: {
    conceptId: from('concept_id'),
    conceptDescription: from('concept_description'),
    amount: money('amount'),
  },
  PaymentMethod: {
    paymentMethodCode: from('media_payment_id'),
    lastFourDigits: from('last_four_digits'),
    installments: ({ installments }) => installments ?? 1,
    amount: money('amount'),
  },
  Version: { status, lastUpdateDate: from('last_update_date') },
  Holder: { holderName: (holder) => holder.holder_name ?? 'deconocido', holderId: from('holder_id') },
};

const server = new ApolloServer({ typeDefs, resolvers });
await server.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(server, {
    context: async ({ req }) => {
      const options = { cache: server.cache, authorization: req.headers.authorization ?? '' };
      return {
        payments: new PaymentService(options),
        collectors: new CollectorService(options),
        payers: new PayerService(options),
      };
    },
  }),
);
app.listen(Number(process.env['PORT']), '127.0.0.1');
