import { createContext, use, useEffect } from 'react';

/** Takes the title of the document from a page that knows which record it shows; undefined gives it back. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Gives the document the title of the record that the page shows, while it shows it; undefined until then. */
export const usePageTitle = (title: string | undefined): void => {
  const setTitle = use(PageTitleContext);
  useEffect(
    function nameDocument() {
      setTitle(title);
      return () => setTitle(undefined);
    },
    [title, setTitle],
  );
};
