import { isWaiting, type QueueType } from '@backoffice/schema/queues';
import BackHand from '@mui/icons-material/BackHandOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordMarks } from '@/domain/note/use-record-marks';
import { useSettings } from '@/shared/settings';
import { takeTexts as texts } from './take.texts';
import { takenText } from './taken-text';
import { useTakes } from './use-takes';

interface TakenPartProps {
  /** Type of the record, as in the schema. */
  readonly of: QueueType;
  readonly id: string;
  readonly status: string;
}

const WaitingPart = ({ of: type, id }: Omit<TakenPartProps, 'status'>) => {
  const { data } = useRecordMarks(type, [id]);
  const { take, release, question } = useTakes(type);
  const taken = data?.marks?.[0]?.taken;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}>
      {taken && (
        <>
          <BackHand sx={{ fontSize: 18 }} color={taken.isOwn ? 'primary' : 'inherit'} />
          <Typography variant="body2">{takenText(taken)}</Typography>
        </>
      )}
      <Button
        size="small"
        {...(taken ? {} : { startIcon: <BackHand />, sx: { ml: -0.5 } })}
        onClick={() => (taken?.isOwn ? release(id) : take(id, taken))}
      >
        {taken?.isOwn ? texts.release : texts.take}
      </Button>
      {question}
    </Box>
  );
};

/**
 * Line of a detail with the person who works on the record, and the button that takes or releases the record. Renders
 * nothing for a record that no longer waits, or in an installation that stores no activity.
 */
export const TakenPart = ({ status, ...record }: TakenPartProps) =>
  useSettings().activity && isWaiting(record.of, status) && <WaitingPart key={record.id} {...record} />;
