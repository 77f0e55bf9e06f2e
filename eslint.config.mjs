import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseConfig } from './tools/lint/house-rules.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

/** The rules that keep a file within a screen or two. Tests tell stories, which are longer than functions. */
const size = (/** @type {number} */ functionLines) =>
  /** @type {const} */ ({
    'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: functionLines, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 4],
    'max-depth': ['error', 3],
    complexity: ['error', 15],
  });

/**
 * Files where a type assertion is the honest thing to write, with the reason. `tools/lint-rules.test.ts` fails when one
 * of them no longer needs it. There is no other way out: comments that switch rules off have no effect.
 */
export const assertionBorders = {
  'apps/gateway/src/rest/create-rest-client.ts': 'one generic client stands for all paths of a contract',
  'apps/web/src/shared/apollo/hooks.ts': "narrows the library's hooks to the options that the whole application shares",
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/*.generated.*', '**/.turbo/', '.data/', '.tmp/', 'coverage/', 'apps/platform/migrations/']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  {
    name: 'all code',
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      ...size(60),
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-nested-ternary': 'off', // chains that read as a table are fine; complexity counts them
      'no-param-reassign': 'error',
      'no-implicit-coercion': 'error',
      'no-useless-rename': 'error',
    },
  },

  {
    name: 'typescript',
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { name: 'assertions at the borders', files: Object.keys(assertionBorders), rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },

  { name: 'applications', files: ['apps/*/src/**/*.{ts,tsx}'], ignores: ['**/main.ts'], rules: { 'no-console': 'error' } },

  {
    name: 'react',
    files: ['apps/{web,explorer}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  { name: 'components', files: ['apps/{web,explorer}/**/*.tsx'], rules: size(120) },

  { name: 'tests', files: tests, rules: { 'max-lines-per-function': 'off' } },
  ...houseConfig,
);
