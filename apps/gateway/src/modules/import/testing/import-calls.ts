import { anImport, imports } from '@backoffice/platform/testing';
import { anImportOf } from '../../../testing/uploads.ts';
import { given, reason, requestDate, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

const counts = { request_count: 2, issued_count: 1, error_count: 1, processed_count: 2 };

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const importArguments = ({ platform, seen }: WaitingEntities) => {
  const pending = (id: string) =>
    platform.add(imports, anImport({ id, request_date: requestDate, status: 'pending_approved', ...counts }));
  const imported = (more?: Arguments) => seen('import', pending, more);
  return {
    approveImport: imported(),
    cancelImport: imported({ reason }),
    createImportUpload: given({ import: anImportOf(10) }),
    createImportErrorsDownload: imported(),
  };
};
