import { useEffect, useRef } from 'react';
import type { OfferedAction } from './offered-actions';

interface Toolbar {
  actions: readonly OfferedAction[];
}

/** Toolbars on the screen, in the order in which they appeared. The quick search offers the newest one's actions. */
const toolbars: Toolbar[] = [];

/** Hook that makes the actions of a toolbar available to {@link openActions} while the toolbar is on the screen. */
export const useOpenActions = (actions: readonly OfferedAction[]): void => {
  const toolbar = useRef<Toolbar>({ actions });
  useEffect(function keepActions() {
    toolbar.current.actions = actions;
  });
  useEffect(function addToolbar() {
    const added = toolbar.current;
    toolbars.push(added);
    return () => void toolbars.splice(toolbars.indexOf(added), 1);
  }, []);
};

/** Returns the allowed actions of the newest toolbar on the screen; none without a toolbar. */
export const openActions = (): readonly OfferedAction[] =>
  toolbars.at(-1)?.actions.filter(({ refusal }) => refusal === undefined) ?? [];

/** Runs an action of the newest toolbar, if it is still allowed. */
export const runOpenAction = (name: string): void => {
  const effect = openActions().find((action) => action.name === name)?.effect;
  if (effect === undefined) return;
  if ('run' in effect) effect.run();
  else window.open(effect.href, '_blank', 'noopener');
};
