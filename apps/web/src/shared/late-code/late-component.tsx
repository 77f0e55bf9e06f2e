import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { poll } from '@/shared/polling/poll';
import { isMissingCode, noteFetched, noteMissed } from './missing-code';

/** Code of a component that loads with its first use. */
export interface LateCode<Props> {
  /** Returns the component; undefined until it has loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Loads it, again after a failure. Rejects when it cannot be fetched. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads it before it is needed; what fails is requested again by its first use. */
  readonly preload: () => void;
}

interface LateState<Props> {
  readonly Loaded?: ComponentType<Props> | undefined;
  /** Reason for which the last attempt failed. */
  readonly error?: Error;
}

/** Code that a component waits for. */
interface Late<Props> {
  /** Undefined until it has loaded. */
  readonly Loaded: ComponentType<Props> | undefined;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** A component whose code loads with its first use, or before. */
export interface LateComponent<Props> extends Pick<LateCode<Props>, 'preload'> {
  (props: Props): ReactNode;
}

/** Milliseconds to the next attempt, doubled with each failure: a gateway that is replaced is back in a few seconds. */
const EVERY_MS = 1_000;

/** Makes the code of a component from what imports it. */
export const lateCodeOf = <Props,>(load: () => Promise<ComponentType<Props>>): LateCode<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    try {
      loaded = await load();
    } catch (error) {
      if (isMissingCode(error)) noteMissed(fetchCode);
      throw error;
    }
    noteFetched(fetchCode);
    return loaded;
  };
  return { loaded: () => loaded, load: fetchCode, preload: () => void fetchCode().catch(() => undefined) };
};

/**
 * Hook that loads code. What cannot be fetched takes nothing else off the screen: what is typed there stays.
 * @param triesAgain until it is there, and at once when the network is back
 */
export const useLateCode = <Props,>({ loaded, load }: LateCode<Props>, triesAgain: boolean): Late<Props> => {
  const [{ Loaded, error }, setState] = useState<LateState<Props>>(() => ({ Loaded: loaded() }));
  const [attempt, setAttempt] = useState(0);
  const isThere = Loaded !== undefined;
  useEffect(
    function loadCode() {
      if (isThere) return undefined;
      const ask = () =>
        load().then(
          (Component) => setState({ Loaded: Component }),
          (failure: unknown) => {
            setState({ error: failure instanceof Error ? failure : new Error('no code', { cause: failure }) });
            throw failure;
          },
        );
      if (!triesAgain) {
        ask().catch(() => undefined);
        return undefined;
      }
      const stop = poll({ ask, everyMs: EVERY_MS });
      const askAtOnce = () => setAttempt((last) => last + 1);
      window.addEventListener('online', askAtOnce);
      return () => {
        stop();
        window.removeEventListener('online', askAtOnce);
      };
    },
    [isThere, load, triesAgain, attempt],
  );
  const isMissing = isMissingCode(error);
  // code that breaks while it loads is no better when it is requested again
  if (error && !isMissing) throw error;
  return { Loaded, isMissing, retry: () => setAttempt(attempt + 1) };
};

/**
 * Makes a component of code that nobody waits for, as what watches over something in the background: nothing stands in
 * its place until it is there.
 * @param Missing stands there while the code cannot be fetched
 */
export const lateHelper = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType,
): LateComponent<Props> => {
  const code = lateCodeOf(load);
  const LateHelper = (props: Props) => {
    const { Loaded, isMissing } = useLateCode(code, true);
    if (Loaded) return <Loaded {...props} />;
    return isMissing && Missing ? <Missing /> : null;
  };
  return Object.assign(LateHelper, { preload: code.preload });
};
