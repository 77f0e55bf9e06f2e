import { useEffect, useEffectEvent } from 'react';

/** Command that a key can give to the page that is open. */
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

/** Carries a command out. Answers whether the page knows it. */
export const runCommand = (command: Command): boolean => {
  const run = commands.get(command);
  run?.();
  return run !== undefined;
};

/** Offers a command to the keyboard for as long as the component is shown. @param enabled whether it has an effect now */
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
