import '@/shared/theme/inter.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Authentication } from '@/shared/auth';
import type { Settings } from '@/shared/settings';
import { Application } from './Application';
import { watchMissingCode } from '@/shared/late-code/missing-code';
import { createRouter } from './router';

export { preload } from './preload';

/** Renders the application for the signed-in person. */
export const startApplication = (root: HTMLElement, settings: Settings, authentication: Authentication): void => {
  watchMissingCode();
  createRoot(root).render(
    <StrictMode>
      <Application settings={settings} authentication={authentication} router={createRouter()} />
    </StrictMode>,
  );
};
