import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'ver';

/** The distribution whose detail stands beside the list, by the address; undefined shows none. */
export const useShown = (): readonly [id: string | undefined, show: (id: string | undefined) => void] => {
  const [search, setSearch] = useSearchParams();
  return [
    search.get(PARAMETER) ?? undefined,
    (id) => {
      setSearch(
        (given) => {
          const next = new URLSearchParams(given);
          if (id === undefined) next.delete(PARAMETER);
          else next.set(PARAMETER, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
};
