import { useEffect, useRef, type RefObject } from 'react';
import type { ChangeState } from './use-once';

interface FocusAfterwards {
  /** For the button that sends. */
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  /** Before it is sent: fields that are locked meanwhile lose the focus. */
  readonly remember: () => void;
}

/** Gives the focus back when a change was not made: to where it was, or to the only thing left, which is to try again. */
export const useFocusAfterwards = (kind: ChangeState<unknown>['kind']): FocusAfterwards => {
  const submitRef = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(
    function giveFocusBack() {
      if (kind === 'idle' || kind === 'sending') return;
      if (kind === 'unknown') submitRef.current?.focus();
      else if (before.current instanceof HTMLElement) before.current.focus();
    },
    [kind],
  );
  return {
    submitRef,
    remember: () => {
      before.current = document.activeElement;
    },
  };
};
