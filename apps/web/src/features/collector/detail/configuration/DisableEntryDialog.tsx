import { ConfirmChangeDialog } from '@/shared/change';
import type { ConfigurationEntryFragment } from './CollectorConfigurations.generated';
import {
  useDisableCollectorConfigurationMutation,
  type ConfigurationOutcomeFragment,
} from './ConfigurationChanges.generated';
import { configurationTexts as texts } from './configuration.texts';

interface DisableEntryDialogProps {
  readonly entry: ConfigurationEntryFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an entry is disabled, which cannot be taken back (B309). */
export const DisableEntryDialog = ({ entry, onClose, onDone }: DisableEntryDialogProps) => {
  const { id, value, variable } = entry;
  const [send] = useDisableCollectorConfigurationMutation();
  return (
    <ConfirmChangeDialog<ConfigurationOutcomeFragment>
      texts={{
        title: texts.disableTitle,
        detail: texts.disableDetail(variable.name, value),
        submit: texts.disable,
        done: texts.disableDone,
      }}
      send={(once) => send({ variables: { id, once } })}
      onClose={onClose}
      onDone={onDone}
    />
  );
};
