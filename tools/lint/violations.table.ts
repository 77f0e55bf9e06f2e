/**
 * Deliberate violations of the house rules and of rules of oxlint, with the path at which the code must be reported.
 * `tools/lint-rules.test.ts` writes them to a folder and runs oxlint on it.
 */

/** Sample file with one rule: the one that it violates, or, in `lintAllowances`, one that must not report it. */
export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly code: string;
}

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const web = 'apps/web/src/features/refunds';
const gateway = 'apps/gateway/src/modules/refund';

/** Violations that oxlint must report. */
export const lintViolations: readonly Violation[] = [
  // rules of tools/lint/house-rules.table.mjs
  { rule: 'house/named-exports', path: `${web}/default.ts`, code: 'export default 1;' },
  { rule: 'house/named-exports', path: `${web}/renamed.ts`, code: 'const one = 1;\nexport { one as default };' },
  { rule: 'house/environment-in-config', path: `${gateway}/env.ts`, code: 'export const port = process.env.PORT;' },
  {
    rule: 'house/environment-in-config',
    path: `${gateway}/env-key.ts`,
    code: "export const port = process['env']['PORT'];",
  },
  {
    rule: 'house/environment-in-config',
    path: `${gateway}/env-import.ts`,
    code: "import { env } from 'node:process';\nexport const port = env;",
  },
  {
    rule: 'house/environment-in-config',
    path: `${web}/meta.ts`,
    code: 'export const mode = import.meta.env;',
  },
  { rule: 'house/upstream-at-the-border', path: `${gateway}/fetch.ts`, code: "export const answer = fetch('/x');" },
  {
    rule: 'house/upstream-at-the-border',
    path: `${gateway}/global-fetch.ts`,
    code: 'export const get = globalThis.fetch;',
  },
  { rule: 'house/upstream-at-the-border', path: `${gateway}/undici.ts`, code: "export { pool } from 'undici';" },
  {
    rule: 'house/amounts-stay-text',
    path: `${web}/number.ts`,
    code: 'export const isMore = (amount: string) => Number(amount) > 1;',
  },
  {
    rule: 'house/amounts-stay-text',
    path: `${web}/sum.ts`,
    code: 'export const sum = (all: readonly { finalAmount?: string }[]) => all.map((one) => Number(one.finalAmount ?? 0));',
  },
  {
    rule: 'house/amounts-stay-text',
    path: `${web}/float.ts`,
    code: 'export const size = (total: string) => Number.parseFloat(total);',
  },
  {
    rule: 'house/permissions-of-the-schema',
    path: `${web}/use-may-change.ts`,
    code: "import { useCan } from '@/shared/auth';\nexport const useMayChange = () => useCan('TRANSFER_UPDATE');",
  },
  {
    rule: 'house/permissions-of-the-schema',
    path: `${web}/Change.tsx`,
    code: "import { Can } from '@/shared/auth';\nexport const Change = () => <Can anyOf={['TRANSFER_UPDATE']}>{null}</Can>;",
  },
  { rule: 'house/requests-in-shared', path: `${web}/fetch.ts`, code: "export const answer = fetch('/graphql');" },
  {
    rule: 'house/apollo-hooks-generated',
    path: `${web}/use-apollo.ts`,
    code: "import { useQuery } from '@apollo/client/react';\nexport const use = useQuery;",
  },
  { rule: 'house/format-in-one-place', path: `${web}/dollar.ts`, code: 'export const cost = (a: 1) => `$ ${a}`;' },
  {
    rule: 'house/characters-by-people',
    path: `${web}/cut.ts`,
    code: 'const LONGEST = 5;\nexport const cut = (text: string) => text.slice(0, LONGEST);',
  },
  {
    rule: 'house/characters-by-people',
    path: `${gateway}/length.ts`,
    code: 'const LONGEST_NAME = 5;\nexport const fits = (text: string) => text.length <= LONGEST_NAME;',
  },
  {
    rule: 'house/characters-by-people',
    path: `${web}/max-length.tsx`,
    code: 'export const slotProps = { htmlInput: { maxLength: 120 } };',
  },
  {
    rule: 'house/characters-by-people',
    path: 'packages/validators/src/name.ts',
    code: "import { string } from 'yup';\nexport const name = string().max(60);",
  },
  { rule: 'house/colors-in-theme', path: `${web}/hex.ts`, code: "export const ground = { bgcolor: '#ff0000' };" },
  { rule: 'house/colors-in-theme', path: `${web}/word.ts`, code: "export const ink = { color: 'red' };" },
  { rule: 'house/mui-by-path', path: `${web}/mui.ts`, code: "export { Button } from '@mui/material';" },
  {
    rule: 'house/mui-by-path',
    path: `${web}/icons.ts`,
    code: "import { Add } from '@mui/icons-material';\nexport const icon = Add;",
  },
  {
    rule: 'house/format-in-one-place',
    path: `${web}/intl.ts`,
    code: "export const text = new Intl.NumberFormat('es-AR').format(1);",
  },
  { rule: 'house/format-in-one-place', path: `${web}/fixed.ts`, code: 'export const text = (1).toFixed(2);' },
  { rule: 'house/texts-apart', path: `${web}/Text.tsx`, code: 'export const Text = () => <p>Buscar</p>;' },
  {
    rule: 'house/texts-apart',
    path: `${web}/Label.tsx`,
    code: 'export const Label = () => <input aria-label="Período" />;',
  },
  {
    rule: 'house/named-effects',
    path: `${web}/effect.ts`,
    code: "import { useEffect } from 'react';\nexport const useIt = () => useEffect(() => {}, []);",
  },
  {
    rule: 'house/no-mock-of-ours',
    path: `${gateway}/refund.test.ts`,
    code: "jest.unstable_mockModule('./refund.source.ts', () => ({}));",
  },
  { rule: 'house/no-mock-of-ours', path: `${web}/refund.test.ts`, code: "jest.mock('@/shared/auth');" },
  { rule: 'house/todo-has-issue', path: `${web}/todo.ts`, code: '// TODO: later\nexport const one = 1;' },
  { rule: 'house/telling-file-names', path: `${web}/utils.ts`, code: 'export const one = 1;' },
  { rule: 'house/telling-file-names', path: `${web}/hooks/use-one.ts`, code: 'export const one = 1;' },

  {
    rule: 'house/rules-stay-on',
    path: `${web}/off.ts`,
    code: '// eslint-disable-next-line eqeqeq\nexport const same = (a: string, b: string) => a == b;',
  },
  {
    rule: 'eqeqeq',
    path: `${web}/off-in-vain.ts`,
    code: '/* eslint-disable */\nexport const same = (a: 1, b: 1) => a == b;',
  },
  {
    rule: 'house/rules-stay-on',
    path: `${web}/line-off.ts`,
    code: 'export const same = (a: 1, b: 1) => a == b; // oxlint-disable-line',
  },
  {
    rule: 'house/rules-stay-on',
    path: `${web}/next-off.ts`,
    code: '// oxlint-disable-next-line\nexport const same = (a: 1, b: 1) => a == b;',
  },
  { rule: 'house/rules-stay-on', path: `${web}/all-off.ts`, code: '/* oxlint-disable */\nexport const one = 1;' },

  // rules of oxlint for the style of this repository
  { rule: 'typescript/no-explicit-any', path: `${web}/any.ts`, code: 'export const one: any = 1;' },
  {
    rule: 'typescript/no-unsafe-member-access',
    path: `${web}/unsafe.ts`,
    code: "export const one: unknown = JSON.parse('{}').one;",
  },
  {
    rule: 'typescript/no-non-null-assertion',
    path: `${web}/bang.ts`,
    code: 'export const first = (all: string[]) => all[0]!;',
  },
  {
    rule: 'typescript/consistent-type-assertions',
    path: `${web}/as.ts`,
    code: "export const one = JSON.parse('1') as number;",
  },
  {
    rule: 'typescript/no-floating-promises',
    path: `${web}/floating.ts`,
    code: 'export const go = () => {\n  Promise.resolve(1);\n};',
  },
  {
    rule: 'typescript/no-misused-promises',
    path: `${web}/misused.ts`,
    code: 'export const go = (all: string[]) => all.forEach(async () => Promise.resolve());',
  },
  {
    rule: 'typescript/no-unnecessary-condition',
    path: `${web}/defensive.ts`,
    code: 'export const size = (all: string[]) => all?.length;',
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    path: `${web}/switch.ts`,
    code: "export const text = (is: 'a' | 'b') => {\n  switch (is) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n};",
  },
  {
    rule: 'typescript/restrict-plus-operands',
    path: `${web}/plus.ts`,
    code: 'export const text = (a: string, b: number) => a + b;',
  },
  {
    rule: 'typescript/restrict-template-expressions',
    path: `${web}/template.ts`,
    code: 'export const text = (all: readonly string[]) => `${all}`;',
  },
  {
    rule: 'typescript/prefer-nullish-coalescing',
    path: `${web}/or.ts`,
    code: 'export const first = (one: object | undefined, other: object) => one || other;',
  },
  {
    rule: 'typescript/no-deprecated',
    path: `${web}/deprecated.ts`,
    code: '/** @deprecated */\nconst old = 1;\nexport const one = old;',
  },
  {
    rule: 'typescript/return-await',
    path: `${web}/return.ts`,
    code: 'export const go = async () => {\n  try {\n    return Promise.resolve(1);\n  } catch {\n    return 2;\n  }\n};',
  },
  { rule: 'no-unused-vars', path: `${web}/unused.ts`, code: 'const one = 1;\nexport {};' },
  { rule: 'eqeqeq', path: `${web}/equal.ts`, code: 'export const same = (a: string, b: string) => a == b;' },
  { rule: 'no-console', path: `${web}/console.ts`, code: "console.log('here');" },
  {
    rule: 'no-param-reassign',
    path: `${web}/reassign.ts`,
    code: 'export const f = (a: number) => {\n  a = 1;\n  return a;\n};',
  },
  {
    rule: 'max-params',
    path: `${web}/params.ts`,
    code: 'export const f = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;',
  },
  {
    rule: 'max-depth',
    path: `${web}/depth.ts`,
    code: 'export const f = (a: boolean) => {\n  if (a) {\n    while (a) {\n      if (a) {\n        if (a) break;\n      }\n    }\n  }\n};',
  },
  {
    rule: 'complexity',
    path: `${web}/complex.ts`,
    code: `export const f = (a: number) => {\n${lines(16, (at) => `  if (a === ${at}) return ${at};`)}\n  return 0;\n};`,
  },
  { rule: 'max-lines', path: `${web}/long.ts`, code: lines(221, (at) => `export const one${at} = ${at};`) },
  {
    rule: 'max-lines-per-function',
    path: `${gateway}/long-function.ts`,
    code: `export const f = () => {\n${lines(60, () => '  Math.random();')}\n};`,
  },
  {
    rule: 'max-lines-per-function',
    path: `${web}/LongComponent.tsx`,
    code: `export const Long = () => {\n${lines(120, () => '  Math.random();')}\n  return null;\n};`,
  },
  {
    rule: 'house/late-code-by-loader',
    path: `${web}/press.ts`,
    code: "export const press = async () => (await import('./draw.js')).draw();",
  },
  {
    rule: 'house/late-code-by-loader',
    path: `${web}/LatePart.tsx`,
    code: "import { lazy } from 'react';\nexport const load = () => import('./Part.js');\nexport const Part = lazy(load);",
  },
  {
    rule: 'house/storage-in-one-place',
    path: `${web}/remember.ts`,
    code: "export const remembered = (): string | null => sessionStorage.getItem('one');",
  },
  {
    rule: 'house/days-by-parts',
    path: 'packages/contracts/src/day.ts',
    code: "export const dayFormat = new Intl.DateTimeFormat('en-CA');",
  },
  {
    rule: 'house/comment-names-its-subject',
    path: 'packages/contracts/src/period.ts',
    code: '/** What a period is. */\nexport const period = 1;',
  },
  {
    rule: 'house/comment-names-its-subject',
    path: 'packages/contracts/src/ended-periods.ts',
    code: '/** Those that have ended. */\nexport const endedPeriods = 1;',
  },
  {
    rule: 'house/comment-names-its-subject',
    path: 'packages/contracts/src/one-period.ts',
    code: '/** Of the one period that is open. */\nexport const onePeriod = 1;',
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    path: `${web}/use-sometimes.ts`,
    code: "import { useState } from 'react';\nexport const useIt = (yes: boolean) => (yes ? useState(1) : undefined);",
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    path: `${web}/use-deps.ts`,
    code: "import { useMemo } from 'react';\nexport const useIt = (one: number) => useMemo(() => one, []);",
  },
  {
    rule: 'react/set-state-in-effect',
    path: `${web}/use-copied.ts`,
    code: "import { useEffect, useState } from 'react';\nexport const useIt = (one: number) => {\n  const [two, setTwo] = useState(one);\n  useEffect(() => setTwo(one), [one]);\n  return two;\n};",
  },
  {
    rule: 'react/set-state-in-render',
    path: `${web}/use-endless.ts`,
    code: "import { useState } from 'react';\nexport const useIt = () => {\n  const [two, setTwo] = useState(1);\n  setTwo(2);\n  return two;\n};",
  },
  {
    rule: 'react/refs',
    path: `${web}/use-ref-early.ts`,
    code: "import { useRef } from 'react';\nexport const useIt = () => {\n  const place = useRef(1);\n  return place.current;\n};",
  },
  {
    rule: 'react/immutability',
    path: `${web}/Changed.tsx`,
    code: 'export const Changed = (props: { one: number }) => {\n  props.one = 1;\n  return <b>{props.one}</b>;\n};',
  },
  {
    rule: 'react/purity',
    path: `${web}/Clock.tsx`,
    code: 'export const Clock = () => <time>{Date.now()}</time>;',
  },
  {
    rule: 'react/globals',
    path: `${web}/Counter.tsx`,
    code: 'let drawn = 0;\nexport const Counter = () => {\n  drawn += 1;\n  return <b>{drawn}</b>;\n};',
  },
  {
    rule: 'react/static-components',
    path: `${web}/Inner.tsx`,
    code: 'export const Outer = ({ one }: { one: number }) => {\n  const Inner = () => <b>{one}</b>;\n  return <Inner />;\n};',
  },
  {
    rule: 'react/error-boundaries',
    path: `${web}/Tried.tsx`,
    code: 'export const Tried = ({ Part }: { Part: () => null }) => {\n  try {\n    return <Part />;\n  } catch {\n    return null;\n  }\n};',
  },
  {
    rule: 'react/use-memo',
    path: `${web}/use-memo-argument.ts`,
    code: "import { useMemo } from 'react';\nexport const useIt = (all: number[]) => useMemo((one: number) => [one, all], [all]);",
  },
  {
    rule: 'react/void-use-memo',
    path: `${web}/use-memo-of-nothing.ts`,
    code: "import { useMemo } from 'react';\nexport const useIt = (all: number[]) => {\n  const one = useMemo(() => {\n    all.at(0);\n  }, [all]);\n  return one;\n};",
  },
  {
    rule: 'react/unsupported-syntax',
    path: `${web}/Eval.tsx`,
    code: "export const Eval = () => {\n  eval('1');\n  return <b>1</b>;\n};",
  },
  {
    rule: 'react/incompatible-library',
    path: `${web}/use-virtual.ts`,
    code: "import { useVirtualizer } from '@tanstack/react-virtual';\nexport const useIt = (options: object) => useVirtualizer(options);",
  },
];

/** Code in places where a rule does not apply, so oxlint must not report it. */
export const lintAllowances: readonly Violation[] = [
  ...[`${web}/refund.texts.ts`, `${gateway}/refund.table.ts`, 'apps/gateway/src/config.ts', `${web}/long.test.ts`].map(
    (path) => ({ rule: 'max-lines', path, code: lines(221, (at) => `export const one${at} = ${at};`) }),
  ),
  {
    rule: 'house/amounts-stay-text',
    path: 'apps/web/src/shared/format/magnitude.ts',
    code: 'export const magnitude = (amount: string) => Number(amount);',
  },
  {
    rule: 'house/amounts-stay-text',
    path: `${web}/count.ts`,
    code: 'export const rows = (limit: string) => Number(limit);',
  },
];
