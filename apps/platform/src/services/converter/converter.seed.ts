import { insertDocuments } from '../../database/insert-documents.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { converterConfigurations, type StoredConfiguration } from './converter.table.ts';

/** Configurations of a billing program, an accounting program and a bank. */
const configurations: readonly StoredConfiguration[] = [
  {
    id: 'facturacion-csv',
    name: 'Sistema de facturación (CSV)',
    type: 'payments',
    kind: 'headed',
    separator: ';',
    columns: [
      { name: 'external_transaction_id', heading: 'factura' },
      { name: 'concept_id', heading: 'rubro' },
      { name: 'concept_description', heading: 'detalle' },
      { name: 'amount', heading: 'total' },
      { name: 'payer_name', heading: 'cliente' },
      { name: 'payer_email', heading: 'correo' },
      { name: 'identification_number', heading: 'documento' },
    ],
  },
  {
    id: 'contable-barras',
    name: 'Sistema contable (separado por barras)',
    type: 'payments',
    kind: 'headed',
    separator: '|',
    columns: [
      { name: 'external_transaction_id', heading: 'COMPROBANTE' },
      { name: 'concept_id', heading: 'CUENTA' },
      { name: 'amount', heading: 'IMPORTE' },
      { name: 'payer_email', heading: 'MAIL' },
      { name: 'due_date', heading: 'VTO' },
    ],
  },
  {
    id: 'banco-ancho-fijo',
    name: 'Banco (ancho fijo)',
    type: 'payments',
    kind: 'fixed',
    columns: [
      { name: 'external_transaction_id', from: 1, to: 15 },
      { name: 'concept_id', from: 16, to: 25 },
      { name: 'identification_number', from: 26, to: 36 },
      { name: 'amount', from: 37, to: 48, decimals: 2 },
      { name: 'payer_email', from: 49, to: 98 },
    ],
  },
];

/** Inserts the configurations. */
export async function seedConfigurations({ tx }: Seeding): Promise<void> {
  await insertDocuments(tx, converterConfigurations, configurations);
}
