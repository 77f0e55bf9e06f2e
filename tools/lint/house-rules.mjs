/**
 * The rules of this house that no library has. Each is a rule of its own, so no block of the configuration can replace
 * the options of another by accident; `house-rules.table.mjs` says what each looks for and where it holds.
 */
import { houseRules } from './house-rules.table.mjs';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */
/** @typedef {import('./house-rules.table.mjs').HouseRule} HouseRule */

/**
 * A rule that reports what its selectors match.
 * @param {HouseRule} rule
 * @returns {RuleModule}
 */
const selectorRule = ({ message, selectors = [] }) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {import('estree').Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

/**
 * A rule that reports comments.
 * @param {HouseRule} rule
 * @returns {RuleModule}
 */
const commentRule = ({ message, comment }) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => ({
    Program: () => {
      for (const found of context.sourceCode.getAllComments()) {
        if (found.loc && comment?.test(found.value)) context.report({ loc: found.loc, message });
      }
    },
  }),
});

/**
 * A rule that reports where a file stands.
 * @param {HouseRule} rule
 * @returns {RuleModule}
 */
const pathRule = ({ message, path }) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => ({
    Program: (node) => {
      const place = context.filename.slice(context.cwd.length).replaceAll('\\', '/');
      if (path?.test(place)) context.report({ node, message });
    },
  }),
});

/** @param {HouseRule} rule */
const ruleOf = (rule) => (rule.path ? pathRule(rule) : rule.comment ? commentRule(rule) : selectorRule(rule));

const plugin = {
  meta: { name: 'house' },
  rules: Object.fromEntries(houseRules.map((rule) => [rule.name, ruleOf(rule)])),
};

/** One block of configuration a rule: where it holds, and where it does not. */
export const houseConfig = houseRules.map(({ name, files, except = [] }) => ({
  name: `house/${name}`,
  files,
  ignores: except,
  plugins: { house: plugin },
  rules: /** @type {const} */ ({ [`house/${name}`]: 'error' }),
}));
