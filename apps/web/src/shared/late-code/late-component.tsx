import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { poll } from '@/shared/polling/poll';
import { isMissingCode, recordFetched, recordMissed } from './missing-code';

/** Lazily loaded code of a component. */
export interface LateCode<Props> {
  /** Returns the component; undefined until it is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Loads the component. Rejects when it cannot be loaded; another call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads the component before its first use. A failure is ignored: the first use loads it again. */
  readonly preload: () => void;
}

interface LateState<Props> {
  readonly Loaded?: ComponentType<Props> | undefined;
  /** Error of the last attempt. */
  readonly error?: Error;
}

/** State of lazily loaded code in a component. */
interface Late<Props> {
  readonly Loaded: ComponentType<Props> | undefined;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Component whose code is loaded with its first use, or earlier by `preload`. */
export interface LateComponent<Props> extends Pick<LateCode<Props>, 'preload'> {
  (props: Props): ReactNode;
}

/**
 * Base of the backoff in milliseconds: the wait doubles after each failure. A gateway that is being replaced is usually
 * back within seconds.
 */
const EVERY_MS = 1_000;

/** Creates lazily loaded code from its dynamic import. */
export const lateCodeOf = <Props,>(load: () => Promise<ComponentType<Props>>): LateCode<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    try {
      loaded = await load();
    } catch (error) {
      if (isMissingCode(error)) recordMissed(fetchCode);
      throw error;
    }
    recordFetched(fetchCode);
    return loaded;
  };
  return { loaded: () => loaded, load: fetchCode, preload: () => void fetchCode().catch(() => undefined) };
};

/**
 * Hook that loads code. While it is missing, everything else on the screen stays, including typed values.
 * @param triesAgain true to retry until it is loaded, and at once when the network is back
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
  // code that throws while it is evaluated would throw again
  if (error && !isMissing) throw error;
  return { Loaded, isMissing, retry: () => setAttempt(attempt + 1) };
};

/**
 * Creates a lazily loaded component that nobody waits for, for example a background watcher. It renders nothing until
 * it is loaded.
 * @param Missing rendered while the code cannot be fetched
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
