/**
 * Fault in one place of the sources. `tools/planted-faults.mjs` plants it in a copy.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} path file to change
 * @property {string} [find] text in the file that `put` replaces; without `find`, `put` is appended
 * @property {string} put
 */

const transfer = 'apps/web/src/features/transfer';
const screen = `${transfer}/list/transfer-view.tsx`;
const matched = `${transfer}/actions/MatchedPayment.tsx`;
const gateway = 'apps/gateway/src/modules';

/**
 * Faults that `npm test -- changed` must detect, by any of its stages. The headings name the expected one.
 * @type {readonly Fault[]}
 */
export const faults = [
  // house rules of the linter
  {
    name: 'fetch in a feature',
    path: `${transfer}/difference.ts`,
    put: "\nexport const ask = () => fetch('/graphql');\n",
  },
  { name: 'a color', path: screen, put: "\nexport const red = { color: '#ff0000' };\n" },
  {
    name: 'Spanish text in a component',
    path: matched,
    put: '\nexport const Words = () => <Typography>Transferencia conciliada</Typography>;\n',
  },
  {
    name: 'toFixed',
    path: `${transfer}/difference.ts`,
    put: '\nexport const short = (value: number) => value.toFixed(2);\n',
  },
  {
    name: 'an effect without a name',
    path: matched,
    put: '\nexport const useTitle = () => {\n  useEffect(() => {\n    document.title = ABSENT;\n  }, []);\n};\n',
  },
  {
    name: 'process.env',
    path: `${gateway}/transfer/transfer.search.ts`,
    put: "\nexport const mode = process.env['NODE_ENV'];\n",
  },
  {
    name: 'state set in an effect',
    path: matched,
    find: "import { useEffect } from 'react';",
    put: "import { useEffect, useState } from 'react';\n\nexport const useSeen = () => {\n  const [seen, setSeen] = useState(false);\n  useEffect(function see() {\n    setSeen(true);\n  }, []);\n  return seen;\n};",
  },
  {
    name: 'a type by `as`',
    path: `${transfer}/difference.ts`,
    put: '\nexport const textOf = (value: unknown) => value as string;\n',
  },
  {
    name: 'amounts added as numbers',
    path: screen,
    put: '\nexport const sumOf = (a: Row, b: Row) => Number(a.amount) + Number(b.amount);\n',
  },
  {
    name: 'a permission in words',
    path: matched,
    put: "\nexport const useMayMatch = () => useCan('TRANSFER_UPDATE');\n",
  },
  // import rules
  {
    name: 'shared code that imports a domain',
    path: 'apps/web/src/shared/format/file-size.ts',
    put: "\nexport { routes } from '@/domain/routes';\n",
  },
  {
    name: 'a module that imports another',
    path: `${gateway}/transfer/transfer.search.ts`,
    put: "\nexport { paymentMutations } from '../payment/payment.mutations.ts';\n",
  },
  {
    name: 'a feature that imports the inside of another',
    path: `${transfer}/difference.ts`,
    put: "\nexport { PaymentPage } from '@/features/payment/detail/PaymentPage';\n",
  },
  // errors of the compiler
  {
    name: 'a filter without a search',
    path: `${gateway}/transfer/transfer.search.ts`,
    find: "    amount: amounts('amount'),\n",
    put: '',
  },
  {
    name: 'a refusal without words',
    path: `${gateway}/transfer/transfer.texts.ts`,
    find: "  without_payment: 'La transferencia no tiene un pago con el que conciliarse.',\n",
    put: '',
  },
  {
    name: 'a mutation that no test tries',
    path: `${gateway}/transfer/testing/transfer-calls.ts`,
    find: 'conciliateTransfer:',
    put: 'conciliateAnother:',
  },
  // failing tests
  {
    name: 'an action that does another one',
    path: `${gateway}/payment/payment.mutations.ts`,
    find: 'payment.cancel)',
    put: 'payment.cancelObjection)',
  },
  {
    name: 'a mutation without words in the activity',
    path: 'packages/schema/src/activity/activity-names.ts',
    find: "  conciliateTransfer: 'Conciliar la transferencia',\n",
    put: '',
  },
  {
    name: 'a type without words in the activity',
    path: 'packages/schema/src/activity/activity-names.ts',
    find: "  Transfer: 'Transferencia',\n",
    put: '',
  },
  {
    name: 'a permission without words',
    path: `${transfer}/transfer.feature.ts`,
    find: ", TRANSFER_UPDATE: 'Conciliar'",
    put: '',
  },
  {
    name: 'a list without an address to try',
    path: 'apps/web/src/app/list-addresses.test.ts',
    find: "'transfers.list': {",
    put: "'transfers.other': {",
  },
];
