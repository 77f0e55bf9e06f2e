import { useEffect, useEffectEvent } from 'react';

/** Command of a key to the open page. */
export type Command =
  | 'search'
  | 'quickSearch'
  | 'sheet'
  | 'next'
  | 'previous'
  | 'select'
  | 'clearSelection'
  | 'nextFault';

const commands = new Map<Command, () => void>();

/** Runs a command, for a key or a menu item. Returns false when the page does not offer the command. */
export const runCommand = (command: Command): boolean => {
  const run = commands.get(command);
  run?.();
  return run !== undefined;
};

/**
 * Hook that offers a command to the keyboard while the component is mounted.
 * @param enabled false while the command has no effect
 */
export const useCommand = (command: Command, run: () => void, enabled = true): void => {
  const runNow = useEffectEvent(run);
  useEffect(
    function offerCommand() {
      if (!enabled) return undefined;
      const offered = (): void => {
        runNow();
      };
      commands.set(command, offered);
      return () => {
        if (commands.get(command) === offered) commands.delete(command);
      };
    },
    [command, enabled],
  );
};
