// For tools/generate.mjs: JSON schemas of the entities that tests may add to the reference services.
import { parse } from 'yaml';

/** Schema of each kind of entities that tests may add: `service/Name`. */
const KINDS = {
  payments: 'payment/Payment',
  subscriptions: 'subscription/Subscription',
  notifications: 'notification/Notification',
  payers: 'payer/Payer',
  payerReferences: 'payer/PayerReference',
  collectors: 'collector/Collector',
  promotions: 'collector/Promotion',
  gateways: 'collector/Gateway',
  transfers: 'transfer/Transfer',
  withdraws: 'withdraw/Withdraw',
  withdrawals: 'withdrawal/Withdrawal',
  batches: 'batch/Batch',
  distributions: 'distribution/Distribution',
  taxForms: 'tax-form/TaxForm',
  transactionBatches: 'service-payment/TransactionBatch',
  gatewayBatches: 'service-payment/GatewayBatch',
  bins: 'bin/Bin',
  reports: 'software-provider/SoftwareProviderReport',
  exports: 'export/Export',
  imports: 'import/Import',
};

/** Keywords that only a reader needs. */
const PROSE = new Set(['description', 'examples', 'example', 'title']);

/** Returns false for prose. A property of an entity may have the same name, and its schema is an object. */
const isRule = (/** @type {[string, unknown]} */ [key, value]) =>
  !PROSE.has(key) || (typeof value === 'object' && !Array.isArray(value));

/** Matches a reference within a contract, or to the shared schemas. */
const REFERENCE = /^(?:\.\.\/(shared)\/schemas\.yaml)?#\/components\/schemas\/(\w+)$/;

/**
 * Collects the schemas of {@link KINDS}, with those that they refer to, as one JSON schema document. An object without
 * `additionalProperties` is closed, because a test that adds an unknown property has mistyped it.
 * @param {(service: string) => Promise<string>} read returns the YAML of a contract, or of `shared`
 */
export const entitySchemas = async (read) => {
  /** @type {Map<string, Record<string, unknown>>} */
  const documents = new Map();
  const schemasOf = async (/** @type {string} */ service) => {
    const known = documents.get(service) ?? parse(await read(service)).components.schemas;
    documents.set(service, known);
    return known;
  };
  /** @type {Record<string, unknown>} */
  const $defs = {};

  /** Adds a schema and returns its reference. @param {string} service @param {string} name */
  const add = async (service, name) => {
    const key = `${service}.${name}`;
    if (!Object.hasOwn($defs, key)) {
      $defs[key] = true; // reserves the name, because a schema may refer to itself
      $defs[key] = await converted(service, (await schemasOf(service))[name]);
    }
    return `#/$defs/${key}`;
  };

  /** @type {(service: string, node: unknown) => Promise<unknown>} */
  const converted = async (service, node) => {
    if (Array.isArray(node)) return Promise.all(node.map((item) => converted(service, item)));
    if (typeof node !== 'object' || node === null) return node;
    /** @type {Record<string, unknown>} */
    const copy = {};
    for (const [key, value] of Object.entries(node).filter(isRule)) {
      const [, shared, name = ''] = (key === '$ref' && REFERENCE.exec(value)) || [];
      copy[key] = key === '$ref' ? await add(shared ?? service, name) : await converted(service, value);
    }
    const isClosed = typeof copy['properties'] === 'object' && copy['additionalProperties'] === undefined;
    return isClosed ? { ...copy, additionalProperties: false } : copy;
  };

  /** @type {Record<string, string>} */
  const kinds = {};
  for (const [kind, place] of Object.entries(KINDS)) {
    const [service = '', name = ''] = place.split('/');
    kinds[kind] = await add(service, name);
  }
  const sorted = Object.fromEntries(Object.entries($defs).sort(([one], [other]) => one.localeCompare(other)));
  return { kinds, $defs: sorted };
};
