import type { TaxFormStructure } from '@backoffice/contracts/tax-form';

const structure = (form: string, version: string, year: number, dueDay: number | null): TaxFormStructure => ({
  id: `${form.toLowerCase().replaceAll(' ', '-')}-${version}`,
  form_name: form,
  version,
  created_date: `${String(year)}-03-01T12:00:00.000Z`,
  created_by: 'administrador',
  due_day: dueDay,
});

/** Structures of the files (B142), by name. A newer version replaces the older ones. */
export const taxFormStructures: readonly TaxFormStructure[] = [
  structure('RG 4614', '1.0', 2019, 15),
  structure('RG 4614', '2.0', 2025, 15),
  structure('SICORE', '8.0', 2021, 12),
  structure('SIFERE', '3.2', 2020, 18),
  structure('SIRCREB', '1.4', 2020, 5),
  structure('SIRTAC', '1.1', 2022, 27),
];

/** Returns the structure with this id, or undefined. */
export const structureOf = (id: string): TaxFormStructure | undefined => taxFormStructures.find((one) => one.id === id);
