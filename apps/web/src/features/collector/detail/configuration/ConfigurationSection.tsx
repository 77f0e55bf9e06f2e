import { operationPermissions } from '@backoffice/schema/permissions';
import Add from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useActionAddress } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { AskedPart, LineList, Nothing, Section } from '@/shared/detail';
import { AddEntryDialog, DisableEntryDialog } from './EntryDialogs';
import { useCollectorConfigurationsQuery } from './CollectorConfigurations.generated';
import { configurationTexts as texts } from './configuration.texts';
import { EntryLine } from './EntryLine';

const ADD = 'addConfiguration';
const DISABLE = 'disableConfiguration';

/** Where the address says that an entry is being added, or which one is being disabled. */
const useConfigurationAddress = (collectorId: string) => ({
  add: useActionAddress({ isDialog: (name) => name === ADD, parameter: 'entidad', id: collectorId }),
  disable: useActionAddress({ isDialog: (name) => name === DISABLE, parameter: 'configuracion', id: undefined }),
});

/** What is configured for a collector, the disabled entries last (B141), and its changes (B309). */
export const ConfigurationSection = ({ collectorId }: { readonly collectorId: string }) => {
  const asked = useCollectorConfigurationsQuery({ variables: { id: collectorId } });
  const mayAdd = useCan(...operationPermissions['Mutation.addCollectorConfiguration']);
  const mayDisable = useCan(...operationPermissions['Mutation.disableCollectorConfiguration']);
  const { add, disable } = useConfigurationAddress(collectorId);
  const entries = asked.data?.collector?.configurations;
  const toDisable = entries?.find(({ id, deleteDate }) => id === disable.dialog?.id && deleteDate === null);
  const askAgain = () => void asked.refetch();
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
      <AskedPart asked={asked} part={entries} texts={texts}>
        {(known) => (
          <LineList>
            {known.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                onDisable={mayDisable ? () => disable.open({ action: DISABLE, id: entry.id }) : undefined}
              />
            ))}
          </LineList>
        )}
      </AskedPart>
      {entries?.length === 0 && <Nothing>{texts.none}</Nothing>}
      {mayAdd && add.dialog && <AddEntryDialog collectorId={collectorId} onClose={add.close} onDone={askAgain} />}
      {mayDisable && toDisable && <DisableEntryDialog entry={toDisable} onClose={disable.close} onDone={askAgain} />}
    </Section>
  );
};
