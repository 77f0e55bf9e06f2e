// For tools/generate.mjs: the parts of requests and refusals that rules of tests may name.
import { parse } from 'yaml';

/**
 * Contract as far as its parts are read here.
 * @typedef {{ $ref?: string, name?: string, in?: string, schema?: Node, properties?: Record<string, Node>,
 *   allOf?: Node[], anyOf?: Node[], oneOf?: Node[], enum?: string[], content?: Record<string, Node> }} Node
 * @typedef {{ parameters?: Node[], requestBody?: Node }} Operation
 * @typedef {Record<string, Record<string, Record<string, Node>>>} Document
 * @typedef {{ query?: string[], body?: string[] }} Parts
 */

/**
 * Reads what a test may name of each service: for an operation the query parameters and the properties of its body, and
 * the codes of refusals (`extended_code`). Also reads the classes of refusals (`code`), which all services share.
 * @param {readonly string[]} services
 * @param {(service: string) => Promise<string>} read returns the YAML of a contract, or of `shared`
 */
export const operationParts = async (services, read) => {
  /** @type {Document} */
  const shared = parse(await read('shared'));
  /** @type {Record<string, Record<string, Parts>>} */
  const operations = {};
  /** @type {Record<string, string[]>} */
  const refusalCodes = {};
  for (const service of services) {
    /** @type {Document} */
    const own = parse(await read(service));
    const valueAt = (/** @type {string} */ reference) => {
      const [, group = '', name = ''] = /#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
      return (reference.startsWith('#') ? own : shared)['components']?.[group]?.[name] ?? {};
    };
    /** @type {(node?: Node) => Node} */
    const found = (node = {}) => (node.$ref === undefined ? node : found(valueAt(node.$ref)));
    /** @type {(node?: Node) => string[]} */
    const propertiesOf = (node) => {
      const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = found(node);
      return [...Object.keys(properties), ...[...allOf, ...anyOf, ...oneOf].flatMap(propertiesOf)];
    };
    /** @type {(node?: Node) => string[]} */
    const valuesOf = (node) => {
      const { enum: values = [], anyOf = [] } = found(node);
      return [...values, ...anyOf.flatMap(valuesOf)];
    };
    /** @type {Record<string, Parts>} */
    const parts = {};
    for (const [path, { parameters = [], ...item }] of Object.entries(own['paths'] ?? {}))
      for (const [method, operation] of Object.entries(item)) {
        const { parameters: more = [], requestBody } = /** @type {Operation} */ (operation);
        const given = [.../** @type {Node[]} */ (parameters), ...more].map(found);
        const query = given.flatMap(({ name = '', in: place }) => (place === 'query' ? [name] : []));
        const bodies = Object.values(found(requestBody).content ?? {});
        parts[`${method.toUpperCase()} ${path}`] = {
          ...(query.length > 0 && { query }),
          ...(bodies.length > 0 && { body: [...new Set(bodies.flatMap(({ schema }) => propertiesOf(schema)))] }),
        };
      }
    operations[service] = parts;
    refusalCodes[service] = valuesOf({ $ref: '#/components/schemas/RefusalCode' });
  }
  return { operations, refusalCodes, refusalClasses: shared['components']?.['schemas']?.['RefusalClass']?.enum ?? [] };
};
