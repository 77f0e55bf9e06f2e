import type { TaxForm } from '@backoffice/contracts/tax-form';
import { createListService } from './list-service.ts';

const taxForms = createListService<TaxForm>('formularios/formularios', 'created', { list: '' });

/** A tax form as its service has it now. */
export const taxFormNow = taxForms.now;

/** A tax form for one test alone. @param status as the service calls it */
export const takeTaxForm = (status: string): Promise<TaxForm> => taxForms.take(undefined, status);

/** Somebody else presents a tax form, past the screen. */
export const presentElsewhere = (id: string): Promise<void> => taxForms.change(`/${id}/presentar`);
