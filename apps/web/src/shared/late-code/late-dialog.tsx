import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { EarlyKeys } from './EarlyKeys';
import { lateCodeOf, useLateCode, type LateComponent } from './late-component';
import { tellMissing } from './load-on-event';

interface Opened {
  readonly onClose: () => unknown;
}

/**
 * Creates a lazily loaded component that a person opens. When its code cannot be fetched, a notice is shown and the
 * component closes; opening it again retries.
 * @param Pending placeholder while the code is loading
 */
export const lateOpened = <Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): LateComponent<Props> => {
  const code = lateCodeOf(load);
  const LateOpened = (props: Props) => {
    const { Loaded, isMissing } = useLateCode(code, false);
    const giveUp = useEffectEvent(() => {
      tellMissing();
      props.onClose();
    });
    useEffect(
      function closeWithoutCode() {
        if (isMissing) giveUp();
      },
      [isMissing],
    );
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? null : Pending && <Pending />;
  };
  return Object.assign(LateOpened, { preload: code.preload });
};

/** Creates a lazily loaded dialog. Text typed while it is loading goes into the field that it focuses. */
export const lateDialog = <Props extends Opened>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> =>
  lateOpened(load, EarlyKeys);
