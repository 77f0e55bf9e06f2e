import type { NavigateFunction } from 'react-router-dom';

/** Goes back one history entry. Resolves once the browser is there, because it navigates asynchronously. */
export const goBack = (navigate: NavigateFunction): Promise<void> =>
  new Promise((resolve) => {
    globalThis.addEventListener('popstate', () => resolve(), { once: true });
    void navigate(-1);
  });
