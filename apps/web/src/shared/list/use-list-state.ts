import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '@/shared/feedback';
import { useUsualSearch, type ShownList } from '@/shared/views';
import type { Paging } from './paging';
import { useAddressState, withTabOf, type AddressCodec } from './use-address-state';

/** A list as its address has it. */
export interface ListCodec<State> extends AddressCodec<State> {
  /** What the address asks for that does not exist, in words; the list goes on without it (GAP-07). */
  readonly misread: (search: URLSearchParams) => readonly string[];
}

/**
 * What a list shows, with its address as the memory; what the address asks for and does not exist is told. Opened for the
 * first time in a session, it shows the view that the person chose for that.
 * @param storageKey where the session keeps page and filters (A15, A50, A216)
 */
export const useListState = <State extends Paging>(
  codec: ListCodec<State>,
  storageKey: string,
): [State, (changed: Partial<State>) => void, ShownList] => {
  const [list, setList] = useAddressState(codec, storageKey, useUsualSearch(storageKey));
  const { pathname, search } = useLocation();

  useEffect(
    function tellWhatWasMisread() {
      for (const notice of codec.misread(new URLSearchParams(search))) notify.warning(notice);
    },
    [codec, search],
  );

  const change = useMemo(
    // whatever changes but the page itself, the list begins at its first page
    () => (changed: Partial<State>) => {
      setList({ ...list, page: 1, ...changed });
    },
    [list, setList],
  );
  const shown = useMemo(
    (): ShownList => ({
      key: storageKey,
      search: codec.format({ ...list, page: 1 }).toString(),
      show: (view) => {
        setList(codec.parse(new URLSearchParams(view)));
      },
      pathOf: (view) => `${pathname}?${withTabOf(new URLSearchParams(search), new URLSearchParams(view)).toString()}`,
    }),
    [codec, list, pathname, search, setList, storageKey],
  );
  return [list, change, shown];
};
