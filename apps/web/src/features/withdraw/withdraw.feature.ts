import { defineFeature } from '@/shared/feature/feature';

/** Withdraws: their transfer and their files for the bank. */
export const feature = defineFeature({
  screens: [],
  permissions: [
    {
      area: 'Retiros a transferir',
      words: {
        WITHDRAW_SHOW: 'Ver',
        WITHDRAW_TRANSFER: 'Transferir',
        WITHDRAW_DOWNLOAD: 'Descargar',
        WITHDRAW_REJECTED: 'Rechazar',
        WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
  ],
});
