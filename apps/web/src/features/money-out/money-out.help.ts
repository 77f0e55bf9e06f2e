import { explained, type HelpTopic } from '@/shared/help';
import { wholeTitles } from './money-out.titles';
import { batchStatus } from './batch/batch.status';
import { withdrawsTexts } from './withdraw/withdraw.texts';
import { withdrawStatus } from './withdraw/withdraw.status';
import { withdrawalsTexts } from './withdrawal/withdrawal.texts';
import { withdrawalStatus } from './withdrawal/withdrawal.status';

/** Help about withdraws, withdrawals and batches: statuses and terms. */
export const help: readonly HelpTopic[] = [
  {
    title: withdrawalsTexts.help,
    statuses: explained(withdrawalStatus, {
      PENDING_AUTHORIZATION: 'Espera que una persona lo autorice.',
      AUTHORIZED: 'Una persona lo autorizó. Se transfiere solo.',
      TRANSFERRED: 'El dinero se envió a la cuenta de destino.',
      REFUSED: 'Una persona lo rechazó, con un motivo.',
      ERROR: 'No se pudo transferir. El motivo dice por qué.',
    }),
    terms: [
      {
        term: 'Autorizar',
        meaning: 'Permite que el dinero salga. Puede exigirse que no sea la persona que pidió el retiro.',
      },
      {
        term: 'Cuenta de destino',
        meaning: 'CBU, CVU o alias al que va el dinero. Una que cambió hace poco se marca con un signo.',
      },
    ],
  },
  {
    title: withdrawsTexts.help,
    statuses: explained(withdrawStatus, {
      PENDING: 'Espera que una persona lo transfiera con los archivos del banco.',
      TRANSFERRED: 'El dinero se envió.',
      REJECTED: 'Una persona lo rechazó, con un motivo.',
      ERROR: 'El banco no lo tomó. El motivo dice por qué.',
    }),
  },
  {
    title: wholeTitles.batches,
    statuses: explained(batchStatus, {
      CREATED: 'Todavía se le agregan pagos.',
      IN_PROCESS: 'Se está procesando.',
      FOR_WITHDRAWING: 'Su dinero se puede retirar. Tiene archivos.',
      IN_WITHDRAWN: 'Su dinero se retiró. Tiene archivos.',
      ERROR: 'No se pudo procesar. El detalle dice por qué.',
    }),
    terms: [
      { term: 'Lote', meaning: 'Pagos de una entidad cuyo dinero se retira junto.' },
      {
        term: 'Vista unificada',
        meaning: 'Los retiros pendientes, los retiros por lote, los lotes y el historial en una pantalla.',
      },
      { term: 'Re-exportar', meaning: 'Los archivos para el banco se hacen de nuevo. No mueve dinero.' },
    ],
  },
];
