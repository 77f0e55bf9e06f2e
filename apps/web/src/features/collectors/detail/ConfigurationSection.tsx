import { AskedPart, Line, LineList, Nothing, Section } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { useCollectorConfigurationsQuery, type ConfigurationEntryFragment } from './CollectorConfigurations.generated';
import { collectorDetailTexts } from './detail.texts';

const { configuration: texts } = collectorDetailTexts;

const EntryLine = ({ entry: { value, deleteDate, variable } }: { readonly entry: ConfigurationEntryFragment }) => (
  <Line
    title={variable.name}
    detail={deleteDate === null ? value : `${value} · ${texts.disabledSince(dateTime(deleteDate))}`}
    trailing={
      deleteDate === null ? (
        <StatusChip tone="success" label={texts.inForce} />
      ) : (
        <StatusChip tone="neutral" label={texts.disabled} />
      )
    }
  />
);

/** What is configured for a collector, the disabled entries last (B141). */
export const ConfigurationSection = ({ collectorId }: { readonly collectorId: string }) => {
  const asked = useCollectorConfigurationsQuery({ variables: { id: collectorId } });
  return (
    <Section title={texts.title}>
      <AskedPart asked={asked} part={asked.data?.collector?.configurations} texts={texts}>
        {(entries) =>
          entries.length === 0 ? (
            <Nothing>{texts.none}</Nothing>
          ) : (
            <LineList>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </LineList>
          )
        }
      </AskedPart>
    </Section>
  );
};
