import { parse } from 'yaml';

/**
 * Finds the operations of a contract whose first success status is not 200, each with that status.
 * @param {string} service
 * @param {string} text YAML of the contract
 * @returns {[string, number][]}
 */
export const successStatusesIn = (service, text) => {
  /** @type {{ paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> }} */
  const { paths } = parse(text);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses = {} }]) => {
      const [status = 200] = Object.keys(responses)
        .map(Number)
        .filter((one) => one >= 200 && one < 300);
      /** @type {[string, number][]} */
      const found = [[`${service} ${method.toUpperCase()} ${path}`, status]];
      return Object.keys(responses).length === 0 || status === 200 ? [] : found;
    }),
  );
};
