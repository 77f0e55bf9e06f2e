/**
 * Lint rules of this repository, as an oxlint plug-in. Each is a separate rule, so that no block of the configuration
 * replaces the options of another by accident. `house-rules.table.mjs` defines the rules, and `.oxlintrc.json` where
 * they apply.
 */
import { houseRules } from './house-rules.table.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} RuleModule */
/** @typedef {import('./house-rules.table.mjs').HouseRule} HouseRule */

/**
 * Creates a rule that reports matches of its selectors.
 * @param {HouseRule} rule
 * @returns {RuleModule}
 */
const selectorRule = ({ message, selectors = [] }) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {{ range: [number, number] }} */ node) => context.report({ node, message }),
      ]),
    ),
});

/**
 * Creates a rule that reports comments. A comment that disables rules would hide its own report. That report is
 * therefore placed at the end of the file, beyond the comment's reach.
 * @param {HouseRule} rule
 * @returns {RuleModule}
 */
const commentRule = ({ message, comment, atEnd = false }) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => ({
    Program: () => {
      const { text } = context.sourceCode;
      const end = context.sourceCode.getLocFromIndex(text.length);
      for (const { loc, value } of context.sourceCode.getAllComments()) {
        if (!loc || !comment?.test(value)) continue;
        if (atEnd) context.report({ loc: { start: end, end }, message: `Line ${loc.start.line}: ${message}` });
        else context.report({ loc, message });
      }
    },
  }),
});

/**
 * Creates a rule that reports the path of a file.
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

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(houseRules.map((rule) => [rule.name, ruleOf(rule)])),
};
