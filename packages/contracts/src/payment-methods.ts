/** Kind of payment method: debit, credit, cash or transfer (GAP-13). */
export type PaymentMethodKind = 'debit' | 'credit' | 'cash' | 'transfer';

/** Payment method of the platform. */
export interface CataloguedMethod {
  /** Numeric code in the services. */
  readonly id: number;
  /** Code in the specification (B147). */
  readonly code: string;
  /** Name for people (GAP-33). */
  readonly name: string;
  /** Null for tokens and for `undefined`. */
  readonly kind: PaymentMethodKind | null;
  /** Abbreviation of at most four characters, for places without room for the name. */
  readonly mark: string;
}

/** Payment methods of the platform (B147). Other lists of payment methods read this one. */
export const paymentMethods: readonly CataloguedMethod[] = [
  { id: 1, code: 'cbu', name: 'CBU', kind: 'debit', mark: 'CBU' },
  { id: 2, code: 'american_express', name: 'American Express', kind: 'credit', mark: 'AMEX' },
  { id: 3, code: 'diners', name: 'Diners', kind: 'credit', mark: 'DC' },
  { id: 4, code: 'jcb', name: 'JCB', kind: 'credit', mark: 'JCB' },
  { id: 5, code: 'mastercard', name: 'Mastercard', kind: 'credit', mark: 'MC' },
  { id: 6, code: 'cabal', name: 'Cabal', kind: 'credit', mark: 'CAB' },
  { id: 7, code: 'naranja', name: 'Naranja', kind: 'credit', mark: 'NJ' },
  { id: 8, code: 'kadicard', name: 'Kadicard', kind: 'credit', mark: 'KAD' },
  { id: 9, code: 'visa', name: 'Visa', kind: 'credit', mark: 'VISA' },
  { id: 10, code: 'visa_debito', name: 'Visa Débito', kind: 'debit', mark: 'VISA' },
  { id: 11, code: 'visa_naranja', name: 'Visa Naranja', kind: 'credit', mark: 'NJ' },
  { id: 12, code: 'favacard', name: 'Favacard', kind: 'credit', mark: 'FAVA' },
  { id: 13, code: 'lider', name: 'Líder', kind: 'credit', mark: 'LID' },
  { id: 14, code: 'credimas', name: 'Credimás', kind: 'credit', mark: 'CRED' },
  { id: 15, code: 'nevada', name: 'Nevada', kind: 'credit', mark: 'NEV' },
  { id: 16, code: 'patagonia_365', name: 'Patagonia 365', kind: 'credit', mark: '365' },
  { id: 17, code: 'sol', name: 'Sol', kind: 'credit', mark: 'SOL' },
  { id: 18, code: 't_shopping', name: 'T Shopping', kind: 'credit', mark: 'TS' },
  { id: 19, code: 'italcred', name: 'Italcred', kind: 'credit', mark: 'ITAL' },
  { id: 20, code: 'cencosud', name: 'Cencosud', kind: 'credit', mark: 'CENC' },
  { id: 21, code: 'pyme_nacion', name: 'Pyme Nación', kind: 'credit', mark: 'PYME' },
  { id: 22, code: 'argenta', name: 'Argenta', kind: 'credit', mark: 'ARG' },
  { id: 23, code: 'nativa', name: 'Nativa', kind: 'credit', mark: 'NAT' },
  { id: 24, code: 'argencard', name: 'Argencard', kind: 'credit', mark: 'ARGC' },
  { id: 25, code: 'maestro', name: 'Maestro', kind: 'debit', mark: 'MAE' },
  { id: 26, code: 'cordobesa', name: 'Cordobesa', kind: 'credit', mark: 'CORD' },
  { id: 27, code: 'mastercard_debito', name: 'Mastercard Débito', kind: 'debit', mark: 'MC' },
  { id: 29, code: 'cordobesa_visa', name: 'Cordobesa Visa', kind: 'credit', mark: 'VISA' },
  { id: 30, code: 'nativa_visa', name: 'Nativa Visa', kind: 'credit', mark: 'VISA' },
  { id: 31, code: 'cabal_debito', name: 'Cabal Débito', kind: 'debit', mark: 'CAB' },
  { id: 32, code: 'coopeplus', name: 'Coopeplus', kind: 'credit', mark: 'COOP' },
  { id: 89, code: 'provincia_net', name: 'Provincia NET', kind: 'cash', mark: 'PNET' },
  { id: 90, code: 'credits', name: 'Créditos', kind: 'credit', mark: 'CR' },
  { id: 91, code: 'link_pagos', name: 'Link Pagos', kind: 'cash', mark: 'LINK' },
  { id: 92, code: 'tokens', name: 'Tokens', kind: null, mark: 'TKN' },
  { id: 94, code: 'transferencia', name: 'Transferencia', kind: 'transfer', mark: 'TRF' },
  { id: 95, code: 'efectivo', name: 'Efectivo', kind: 'cash', mark: '$' },
  { id: 96, code: 'cheque', name: 'Cheque', kind: 'cash', mark: 'CHQ' },
  { id: 97, code: 'rapipago', name: 'Rapipago', kind: 'cash', mark: 'RP' },
  { id: 98, code: 'pagofacil', name: 'Pago Fácil', kind: 'cash', mark: 'PF' },
  { id: 99, code: 'undefined', name: 'Sin definir', kind: null, mark: '—' },
];
