import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tinykeys } from 'tinykeys';
import { usePermissions } from '@/shared/auth';
import { isTaken, runCommand, singleKeys, useCommand } from '@/shared/keyboard';
import { lateDialog } from '@/shared/late-code';
import { usePreference } from '@/shared/preferences';
import { placesByKey } from './places-by-key';

const KeyboardSheet = lateDialog(async () => (await import('./KeyboardSheet')).KeyboardSheet);

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Selector of an open tooltip. Escape closes it, and does nothing else while it is open. */
const TOOLTIP = '[role="tooltip"]';

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;

type Bindings = Readonly<Record<string, () => void>>;

/** Adds each binding with Shift: some keyboards need Shift for a character. */
const withShift = (bindings: Bindings): Bindings =>
  Object.fromEntries(Object.entries(bindings).flatMap(([key, run]) => [[key, run] as const, [`Shift+${key}`, run]]));

/**
 * Listens to the shortcuts, except while an overlay is open. While a field has the focus, only F8 works. If `isOn`
 * is false, only Escape and F8 work. `QuickSearch` listens to its own keys.
 */
const useKeys = (single: Bindings, isOn: boolean): void => {
  const run = useEffectEvent((event: KeyboardEvent, key: string) => {
    if (isTaken(event) || isTyping(event)) return;
    event.preventDefault();
    single[key]?.();
  });
  // F8 types no character, so it also works while a cell is edited
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
        Escape: clearSelection,
        F8: nextFault,
        ...Object.fromEntries(keys.map((key) => [key, (event: KeyboardEvent) => run(event, key)])),
      });
    },
    [isOn, names],
  );
};

/** Shortcuts of the whole application, and the sheet that lists them. */
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
