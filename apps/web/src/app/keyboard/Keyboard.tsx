import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tinykeys } from 'tinykeys';
import { usePermissions } from '@/shared/auth';
import { commandKey, runCommand, singleKeys, useCommand } from '@/shared/keyboard';
import { usePreference } from '@/shared/preferences';
import { KeyboardSheet } from './KeyboardSheet';
import { placesByKey } from './places-by-key';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Selector of anything open over the page that takes the keys; what is closing is hidden, and left out. */
const OVERLAYS = ':is([role="dialog"], [role="menu"], [role="listbox"]):not([aria-hidden="true"] *)';

/** Escape closes it, and has no other effect meanwhile. */
const TOOLTIP = '[role="tooltip"]';

const isTaken = ({ defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || document.querySelector(OVERLAYS) !== null;

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;

type Bindings = Readonly<Record<string, () => void>>;

/** Some keyboards have a sign only together with the shift key. */
const withShift = (bindings: Bindings): Bindings =>
  Object.fromEntries(Object.entries(bindings).flatMap(([key, run]) => [[key, run] as const, [`Shift+${key}`, run]]));

/** Listens to keys, unless something is being typed or is open over the page. */
const useKeys = (single: Bindings, isOn: boolean): void => {
  const run = useEffectEvent((event: KeyboardEvent, key: string) => {
    if (isTaken(event) || isTyping(event)) return;
    event.preventDefault();
    single[key]?.();
  });
  const quickSearch = useEffectEvent((event: KeyboardEvent) => {
    if (!isTaken(event)) runCommand('quickSearch');
    event.preventDefault(); // over a dialog, too: a browser would open a search of its own
  });
  // no letter: it acts while a cell is typed into, too
  const nextFault = useEffectEvent((event: KeyboardEvent) => {
    if (!isTaken(event) && runCommand('nextFault')) event.preventDefault();
  });
  const clearSelection = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || isTyping(event) || document.querySelector(TOOLTIP)) return;
    runCommand('clearSelection');
  });
  const names = Object.keys(single).join('|');
  useEffect(
    function listenToKeys() {
      const keys = isOn ? names.split('|') : [];
      return tinykeys(window, {
        [`${commandKey().name}+k`]: quickSearch,
        Escape: clearSelection,
        F8: nextFault,
        ...Object.fromEntries(keys.map((key) => [key, (event: KeyboardEvent) => run(event, key)])),
      });
    },
    [isOn, names],
  );
};

/** The keys of the whole application, and the sheet that lists them. */
export const Keyboard = () => {
  const navigate = useNavigate();
  const held = usePermissions();
  const [isOn] = usePreference(singleKeys);
  const [isShown, setShown] = useState(false);
  useCommand('sheet', () => setShown(true));
  const places = useMemo(() => placesByKey(held), [held]);
  useKeys(
    {
      ...withShift({
        '/': () => runCommand('search') || runCommand('quickSearch'),
        '?': () => setShown(true),
      }),
      j: () => runCommand('next'),
      k: () => runCommand('previous'),
      x: () => runCommand('select'),
      ...Object.fromEntries(places.map(({ key, to }) => [`g ${key}`, () => void navigate(to)])),
    },
    isOn,
  );
  return isShown && <KeyboardSheet places={places} onClose={() => setShown(false)} />;
};
