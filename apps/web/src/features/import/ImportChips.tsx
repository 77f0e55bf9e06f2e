import type { ImportRowStatus, ImportStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { importRowStatus, importStatus } from './import.status';

interface ImportStatusChipProps {
  readonly of: { readonly status: ImportStatus; readonly statusCode: string };
}

/** The state of an import. Its class is the code in lower case, with dashes (B163). */
export const ImportStatusChip = ({ of }: ImportStatusChipProps) => {
  const { text, tone, code } = statusText(importStatus, of);
  const className = of.statusCode.toLowerCase().replaceAll('_', '-');
  return <StatusChip tone={tone} label={text} title={`${text} · ${code}`} className={className} />;
};

interface ImportRowChipProps {
  readonly row: { readonly status: ImportRowStatus; readonly statusCode: string };
}

/** The state of a row of an import. */
export const ImportRowChip = ({ row }: ImportRowChipProps) => {
  const { text, tone, code } = statusText(importRowStatus, row);
  return <StatusChip tone={tone} label={text} title={`${text} · ${code}`} />;
};
