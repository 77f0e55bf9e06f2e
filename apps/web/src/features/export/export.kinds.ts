import type { ExportFormat, ExportType } from '@/shared/apollo/schema-types.generated';

/** A list that can be exported. */
export type KnownExportType = Exclude<ExportType, 'UNKNOWN'>;

/** A format that can be asked for. */
export type KnownExportFormat = Exclude<ExportFormat, 'UNKNOWN'>;

/** The lists that can be exported (B387). */
export const exportTypes: readonly { readonly id: KnownExportType; readonly name: string; readonly code: string }[] = [
  { id: 'PAYMENTS', name: 'Pagos', code: 'payments' },
  { id: 'SUBSCRIPTION', name: 'Suscripciones', code: 'subscription' },
];

/** The formats as the history names them (B387). */
export const exportFormats: readonly { readonly id: KnownExportFormat; readonly name: string }[] = [
  { id: 'XLSX', name: 'xlsx' },
  { id: 'CSV', name: 'csv' },
  { id: 'JSON', name: 'json' },
];

interface Kinds {
  readonly type: ExportType;
  readonly typeCode: string;
  readonly formatCode: string;
}

/** What an export holds, in words; an unknown kind shows its own code. */
export const typeName = ({ type, typeCode }: Pick<Kinds, 'type' | 'typeCode'>): string =>
  exportTypes.find(({ id }) => id === type)?.name ?? typeCode;

/** Its format as a person writes it: `XLSX`. */
export const formatName = ({ formatCode }: Pick<Kinds, 'formatCode'>): string => formatCode.toUpperCase();
