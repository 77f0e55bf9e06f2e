import { createContext, use, useEffect } from 'react';

/** Function that sets the title of the document; undefined restores the default. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Hook that sets the title of the document while the page shows its record; undefined until the record is known. */
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
