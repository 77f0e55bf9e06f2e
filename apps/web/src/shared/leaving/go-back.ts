import type { NavigateFunction } from 'react-router-dom';

/** Goes back one page, and ends once the browser is there: its history moves later than the call. */
export const goBack = (navigate: NavigateFunction): Promise<void> =>
  new Promise((resolve) => {
    globalThis.addEventListener('popstate', () => resolve(), { once: true });
    void navigate(-1);
  });
