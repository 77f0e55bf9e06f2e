import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Line } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import type { ConfigurationEntryFragment } from './CollectorConfigurations.generated';
import { configurationTexts as texts } from './configuration.texts';

interface EntryLineProps {
  readonly entry: ConfigurationEntryFragment;
  /** Undefined for who may only look. */
  readonly onDisable: (() => void) | undefined;
}

/** What is set, to what, and whether it holds. */
export const EntryLine = ({ entry: { value, deleteDate, variable }, onDisable }: EntryLineProps) =>
  deleteDate === null ? (
    <Line
      title={variable.name}
      detail={value}
      trailing={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusChip tone="success" label={texts.inForce} />
          {onDisable && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={onDisable}
              aria-label={texts.disableOf(variable.name)}
            >
              {texts.disable}
            </Button>
          )}
        </Box>
      }
    />
  ) : (
    <Line
      title={variable.name}
      detail={`${value} · ${texts.disabledSince(dateTime(deleteDate))}`}
      trailing={<StatusChip tone="neutral" label={texts.disabled} />}
    />
  );
