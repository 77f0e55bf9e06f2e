import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseConfig } from './tools/lint/house-rules.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

/**
 * The rule that keeps a function within a screen.
 * @param {number} max
 * @returns {import('eslint').Linter.RulesRecord}
 */
const linesPerFunction = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
});

/**
 * Files where a type assertion is the honest thing to write, with the reason. `tools/lint-rules.test.ts` fails when one
 * of them no longer needs it. There is no other way out: comments that switch rules off have no effect.
 */
export const assertionBorders = {
  'apps/gateway/src/module-kit/source/entity-of.ts': 'one generic entity stands for all paths of a contract',
  'apps/gateway/src/module-kit/source/lazy-mapper.ts': 'getters that are defined by name make up a type',
  'apps/gateway/src/modules/lazy-sources.ts': 'getters that are defined by name make up a type',
  'apps/gateway/src/rest/create-rest-client.ts': 'one generic client stands for all paths of a contract',
  'apps/web/src/shared/apollo/hooks.ts': "narrows the library's hooks to the options that the whole application shares",
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/*.generated.*',
    '**/.turbo/',
    '**/.data/',
    '**/.tmp/',
    'coverage/',
    'apps/platform/migrations/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  {
    name: 'all code',
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      ...linesPerFunction(60),
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      complexity: ['error', 15],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-param-reassign': 'error',
      'no-implicit-coercion': 'error',
      'no-useless-rename': 'error',
    },
  },

  {
    name: 'typescript',
    files: typescript,
    // the rules of both that ask for types are in .oxlintrc.json
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-definitions': 'off', // type and interface say different things; both are fine
    },
  },
  {
    name: 'assertions at the borders',
    files: Object.keys(assertionBorders),
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },

  {
    name: 'applications',
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['**/main.ts', 'apps/gateway/src/audit-verify.ts'],
    rules: { 'no-console': 'error' },
  },

  {
    name: 'react',
    files: ['apps/{web,explorer}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  { name: 'components', files: ['apps/{web,explorer}/**/*.tsx'], rules: linesPerFunction(120) },

  {
    name: 'tests',
    files: tests,
    rules: { 'max-lines-per-function': 'off' }, // a test tells a story
  },
  // the compiler asks for a new entry in tables of tests: a full file must not stand in its way
  { name: 'test files', files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off' } },
  ...houseConfig,
);
