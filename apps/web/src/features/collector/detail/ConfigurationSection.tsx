import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAddressedDialog, useOpenAction } from '@/shared/actions';
import { Line, LineList, Nothing, QuerySection, Section } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import {
  useCollectorConfigurationsQuery,
  useConfigurationVariablesQuery,
  type ConfigurationEntryFragment,
} from './CollectorPage.generated';
import { AddEntryDialog, DisableEntryDialog, offeredVariables } from './EntryDialogs';
import { collectorDetailTexts } from './detail.texts';

const { configuration: texts } = collectorDetailTexts;

interface EntryLineProps {
  readonly entry: ConfigurationEntryFragment;
  /** Undefined without the permission. */
  readonly onDisable: (() => void) | undefined;
}

/** Configuration entry: variable, value and state. */
const EntryLine = ({ entry: { value, deleteDate, variable }, onDisable }: EntryLineProps) =>
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

const ADD = 'addConfiguration';
const DISABLE = 'disableConfiguration';

/** Returns the two dialogs that the address opens: one adds an entry, one disables an entry. */
const useConfigurationAddress = (collectorId: string) => ({
  add: { open: useOpenAction('entidad', collectorId), ...useAddressedDialog('entidad', collectorId) },
  disable: { open: useOpenAction('configuracion'), ...useAddressedDialog('configuracion') },
});

/** Returns true if the dialog has a variable that the person may set. */
const useMayAdd = (): boolean => {
  const { data } = useConfigurationVariablesQuery();
  return offeredVariables(data?.configurationVariables ?? []).length > 0;
};

/**
 * Section with the configuration of a collector, disabled entries last (B141). Its dialogs add and disable entries
 * (B309).
 */
export const ConfigurationSection = ({ collectorId }: { readonly collectorId: string }) => {
  const result = useCollectorConfigurationsQuery({ variables: { id: collectorId } });
  const mayAdd = useMayAdd();
  const { add, disable } = useConfigurationAddress(collectorId);
  const entries = result.data?.collector?.configurations;
  const toDisable = entries?.find(({ id }) => id === disable.dialog?.id);
  const askAgain = () => void result.refetch();
  const addButton = mayAdd && (
    <Button
      size="small"
      startIcon={<Add />}
      onClick={() => {
        add.open({ action: ADD, id: collectorId });
      }}
      sx={{ mr: -1.25 }}
    >
      {texts.add}
    </Button>
  );
  return (
    <Section title={texts.title} aside={addButton}>
      <QuerySection query={result} data={entries} texts={texts}>
        {(known) => (
          <LineList>
            {known.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                onDisable={entry.variable.mayChange ? () => disable.open({ action: DISABLE, id: entry.id }) : undefined}
              />
            ))}
          </LineList>
        )}
      </QuerySection>
      {entries?.length === 0 && <Nothing>{texts.none}</Nothing>}
      {mayAdd && add.dialog?.action === ADD && (
        <AddEntryDialog collectorId={collectorId} onClose={add.close} onDone={askAgain} />
      )}
      {toDisable?.variable.mayChange && disable.dialog?.action === DISABLE && (
        <DisableEntryDialog
          collectorId={collectorId}
          entryId={toDisable.id}
          onClose={disable.close}
          onDone={askAgain}
        />
      )}
    </Section>
  );
};
