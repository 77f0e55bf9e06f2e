import '@/shared/theme/inter.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Authentication } from '@/shared/auth';
import type { Settings } from '@/shared/settings';
import { Providers } from './Providers';
import { createRouter } from './router';

/** Draws the application for the person who is signed in. */
export const startApplication = (root: HTMLElement, settings: Settings, authentication: Authentication): void => {
  createRoot(root).render(
    <StrictMode>
      <Providers settings={settings} authentication={authentication}>
        {/* Without transitions: in one, a query keeps asking for the old address and the new one in turns until it ends. */}
        <RouterProvider router={createRouter()} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
};
