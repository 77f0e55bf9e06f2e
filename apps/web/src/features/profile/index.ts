import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { profileTexts } from './profile.texts';

export const profileRoutes: RouteObject[] = [
  {
    path: 'perfil',
    handle: { title: profileTexts.title } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }),
  },
];
