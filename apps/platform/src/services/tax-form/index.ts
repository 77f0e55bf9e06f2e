import type { Service } from '../../shared/service.ts';
import { taxFormExamples } from './tax-form.examples.ts';
import { taxFormRoutes } from './tax-form.routes.ts';
import { seedTaxForms } from './tax-form.seed.ts';
import { taxForms } from './tax-form.table.ts';

/** Declaration of the tax form service. */
export const taxFormService: Service = {
  name: 'tax-form',
  tables: [taxForms],
  routes: taxFormRoutes,
  seed: seedTaxForms,
  examples: taxFormExamples,
};

export { aTaxForm } from './tax-form.builder.ts';
export { taxForms } from './tax-form.table.ts';
