import '@/shared/theme/inter.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Authentication } from '@/shared/auth';
import type { Settings } from '@/shared/settings';
import { Application } from './Application';
import { createRouter } from './router';

/** Draws the application for the person who is signed in. */
export const startApplication = (root: HTMLElement, settings: Settings, authentication: Authentication): void => {
  createRoot(root).render(
    <StrictMode>
      <Application settings={settings} authentication={authentication} router={createRouter()} />
    </StrictMode>,
  );
};
