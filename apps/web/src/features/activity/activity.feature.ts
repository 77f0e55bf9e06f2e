import { operationPermissions } from '@backoffice/schema/permissions';
import History from '@mui/icons-material/HistoryRounded';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

/** Activity of all people, from the audit trail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.activities.path,
      title: 'Actividad',
      anyOf: operationPermissions['Query.activities'],
      load: async () => (await import('./ActivitiesPage')).ActivitiesPage,
      list: 'activities.list',
      menu: [{ group: { id: 'activity', label: 'Actividad', icon: History, order: 16 }, label: SEARCH, goKey: 'h' }],
    },
  ],
  permissions: [{ area: 'Actividad', words: { ACTIVITY_AUDIT: 'Buscar y ver la de todas las personas' } }],
});
