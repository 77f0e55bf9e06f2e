/**
 * The rules of this house that no library has, as a plug-in of oxlint. Each is a rule of its own, so no block of the
 * configuration can replace the options of another by accident; `house-rules.table.mjs` says what each looks for, and
 * `.oxlintrc.json` where it holds.
 */
import { houseRules } from './house-rules.table.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} RuleModule */
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
        (/** @type {{ range: [number, number] }} */ node) => context.report({ node, message }),
      ]),
    ),
});

/**
 * A rule that reports comments. A comment that switches rules off would hide its own report, which is placed at the end
 * of the file: no such comment reaches it.
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

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(houseRules.map((rule) => [rule.name, ruleOf(rule)])),
};
