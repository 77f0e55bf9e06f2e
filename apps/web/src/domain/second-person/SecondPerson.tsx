import Typography from '@mui/material/Typography';
import { magnitude, money } from '@/shared/format';
import { useSettings } from '@/shared/settings';
import { secondPersonTexts as texts } from './second-person.texts';

interface SecondPersonProps {
  readonly act: keyof typeof texts.acts;
  /** Amounts that are about to leave, by which the gateway judges; none of an edit, whose money leaves later. */
  readonly amounts?: readonly string[];
}

/** Says whether an act needs two people, and who must not be both; nothing in an installation without that rule. */
export const SecondPerson = ({ act, amounts }: SecondPersonProps) => {
  const { twoPeopleFrom } = useSettings();
  if (twoPeopleFrom === null) return null;
  const from = twoPeopleFrom > 0 ? money(String(twoPeopleFrom), 'ARS') : null;
  const isAlone = from !== null && amounts?.every((amount) => magnitude(amount) < twoPeopleFrom);
  return (
    <Typography variant="body2" color="textSecondary">
      {isAlone ? texts.alone(from) : `${texts.needed(from)}: ${texts.acts[act]}`}
    </Typography>
  );
};
