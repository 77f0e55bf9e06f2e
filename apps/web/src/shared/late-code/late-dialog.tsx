import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { EarlyKeys } from './EarlyKeys';
import { lateCodeOf, useLateCode, type LateComponent } from './late-component';
import { tellMissing } from './load-on-event';

interface Opened {
  readonly onClose: () => unknown;
}

/**
 * Makes a component of code that loads when a person opens it. When it cannot be fetched they are notified, and it
 * closes: to open it again asks again.
 * @param Pending stands in its place until it is there
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

/** The same for a dialog: what is typed until it is there is in its first field. */
export const lateDialog = <Props extends Opened>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> =>
  lateOpened(load, EarlyKeys);
