import type { Area } from '../area.ts';
import { first } from '../question.ts';

export const area: Area<'scheduled-withdrawal'> = {
  title: 'Retiros programados',
  queries: {
    ScheduledWithdrawal: { title: 'Programación de una entidad', found: { collectorId: first('collectors') } },
  },
};
