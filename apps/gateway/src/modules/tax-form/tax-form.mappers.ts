import type * as contract from '@backoffice/contracts/tax-form';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom } from '../../module-kit/source/mapping.ts';

export type TaxFormParent = Omit<api.TaxForm, 'activity' | 'availableActions'>;

const statusOf = enumFrom<api.TaxFormStatus>({
  pending: 'PENDING',
  generating: 'GENERATING',
  created: 'CREATED',
  delivered: 'DELIVERED',
  reprocess: 'REPROCESS',
  error: 'ERROR',
});

/** Converts a tax form, with a derived version (B142). */
export const taxFormFrom = withDerivedVersion(
  (form: contract.TaxForm): Omit<TaxFormParent, 'version'> => ({
    id: form.id,
    afipTransactionId: form.afip_transaction_id,
    period: form.period,
    status: statusOf(form.status),
    statusCode: form.status,
    statusDetail: form.status_detail,
    createdBy: form.created_by,
    createdDate: form.created_date,
    formName: form.file_structure.form_name,
    formVersion: form.file_structure.version,
    fileName: form.file_name,
    deliveryDate: form.delivery_date,
    reprocessDate: form.reprocess_date,
    reprocessBy: form.reprocess_by,
    reprocessDetail: form.reprocess_detail,
  }),
  {
    steady: ['formName', 'formVersion', 'period', 'createdDate'],
    state: 'statusCode',
    moving: ['fileName', 'afipTransactionId', 'reprocessDate'],
  },
);

/** Converts a structure (B142). */
export const structureFrom = (structure: contract.TaxFormStructure): api.TaxFormStructure => ({
  id: structure.id,
  formName: structure.form_name,
  version: structure.version,
  createdDate: structure.created_date,
  createdBy: structure.created_by,
  dueDay: structure.due_day ?? null,
});
