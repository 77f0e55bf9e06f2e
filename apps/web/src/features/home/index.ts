import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { homeTexts } from './home.texts';

export const homeRoutes: RouteObject[] = [
  {
    path: 'home',
    handle: { title: homeTexts.title } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./HomePage')).HomePage }),
  },
];
