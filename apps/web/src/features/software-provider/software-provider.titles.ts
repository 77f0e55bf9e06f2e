/** Title and menu label of the reports for software providers, which the first page knows (B105). */
export const softwareProviderTitles = { list: 'Reporte plano de integraciones', menu: 'Integraciones' } as const;
