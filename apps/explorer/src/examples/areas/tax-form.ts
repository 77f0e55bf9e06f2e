import type { Area } from '../area.ts';
import { daysAgo, first, list, one } from '../question.ts';

export const area: Area<'tax-form'> = {
  title: 'Presentaciones',
  queries: {
    TaxFormsPage: { title: 'Búsqueda', ...list },
    TaxDeadlines: { title: 'Vencimientos de un mes', variables: { month: daysAgo(0).slice(0, 7) } },
    TaxFormStructures: { title: 'Formularios y versiones' },
    TaxFormForAction: { title: 'Diálogo de una acción', ...one(first('taxForms')) },
    TaxFormCurrentVersion: { title: 'Versión actual', ...one(first('taxForms')) },
  },
};
