import Typography from '@mui/material/Typography';
import { ChangeDialog, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
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
  const change = useOnce<object, ConfigurationOutcomeFragment>({
    send: (_nothing, once) => send({ variables: { id, once } }),
    onDone: () => {
      notify.success(texts.disableDone);
      onClose();
      onDone();
    },
  });
  return (
    <ChangeDialog
      title={texts.disableTitle}
      submit={{
        label: texts.disable,
        danger: true,
        valid: true,
        run: () => {
          change.submit({});
        },
      }}
      change={change}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.disableDetail(variable.name, value)}
      </Typography>
    </ChangeDialog>
  );
};
